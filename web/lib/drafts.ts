/** What was typed into a form and not saved, by field. */
export type Draft = Readonly<Record<string, unknown>>

interface KeptDrafts {
  /** Whose they are. */
  readonly owner: string
  /** By page and form. */
  readonly drafts: Record<string, Draft>
}

type Reader = () => readonly [name: string, draft: Draft]

/** In the storage of the tab: other tabs have drafts of their own, and closing it drops them. */
const entry = 'drafts'
/** Fields that nothing keeps. */
export const secretFields = /password|token|secret|sid$/i

const readers = new Set<Reader>()

const keyOf = (name: string) => `${window.location.pathname} ${name}`

function read(): KeptDrafts | null {
  return JSON.parse(sessionStorage.getItem(entry) ?? 'null')
}

function write(kept: KeptDrafts): void {
  if (Object.keys(kept.drafts).length > 0) sessionStorage.setItem(entry, JSON.stringify(kept))
  else dropDrafts()
}

/** A form is open; until the returned function is called, what stands in it can be kept. */
export function addDraft(reader: Reader): () => void {
  readers.add(reader)
  return () => readers.delete(reader)
}

/** Keeps what has been typed into the open forms of this page, for its owner alone. */
export function keepDrafts(owner: string): void {
  const all = [...readers].map((reader) => reader())
  const drafts = all.flatMap(([name, draft]) => {
    const fields = Object.entries(draft).filter(([field]) => !secretFields.test(field))
    return fields.length > 0 ? [[keyOf(name), Object.fromEntries(fields)]] : []
  })
  write({ owner, drafts: { ...read()?.drafts, ...Object.fromEntries(drafts) } })
}

/** What was kept of a form of this page. */
export function draftOf(name: string): Draft | null {
  return read()?.drafts[keyOf(name)] ?? null
}

/** The form has it again. */
export function forgetDraft(name: string): void {
  const kept = read()
  if (!kept?.drafts[keyOf(name)]) return
  delete kept.drafts[keyOf(name)]
  write(kept)
}

export const hasDrafts = () => read() !== null

/** Drops what was kept, unless it is this owner's. */
export function dropDrafts(except?: string): void {
  if (read()?.owner !== except) sessionStorage.removeItem(entry)
}
