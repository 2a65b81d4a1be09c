import { draftsEntry, dropDrafts, keepDraftsEvent } from './draftOwner.ts'

/** Unsaved form values by field. */
export type Draft = Readonly<Record<string, unknown>>

interface KeptDrafts {
  readonly owner: string
  /** By page, then by form. */
  readonly drafts: Record<string, Draft>
}

/** Fields that are never stored. */
export const secretFields = /password|token|secret|sid$/i

const keyOf = (name: string) => `${window.location.pathname} ${name}`

function read(): KeptDrafts | null {
  return JSON.parse(sessionStorage.getItem(draftsEntry) ?? 'null')
}

function write(kept: KeptDrafts): void {
  if (Object.keys(kept.drafts).length > 0) sessionStorage.setItem(draftsEntry, JSON.stringify(kept))
  else dropDrafts()
}

type Reader = () => readonly [name: string, typed: Draft]

const openForms = new Set<Reader>()
/** The values of forms that are not mounted, such as on another tab, by page and form. */
export const formsAside = new Map<string, Draft>()

/** Stores the values of all forms. Says by `preventDefault` that a secret can't be stored. */
function keepAll(event: Event): void {
  const open = [...openForms].map((read) => read()).map(([name, typed]) => [keyOf(name), typed] as const)
  for (const [key, typed] of [...formsAside, ...open]) {
    const fields = Object.entries(typed)
    const storable = fields.filter(([field]) => !secretFields.test(field))
    if (storable.length < fields.length) event.preventDefault()
    if (storable.length === 0) continue
    const draft = { [key]: Object.fromEntries(storable) }
    write({ owner: (event as CustomEvent<string>).detail, drafts: { ...read()?.drafts, ...draft } })
  }
}

/** Registers an open form: until the returned function is called, its values are stored when the page is left. */
export function addDraft(reader: Reader): () => void {
  window.addEventListener(keepDraftsEvent, keepAll)
  openForms.add(reader)
  return () => void openForms.delete(reader)
}

/** Keeps the values of a form of this page for when it is mounted again. */
export function setAside(name: string, typed: Draft): void {
  if (Object.keys(typed).length > 0) formsAside.set(keyOf(name), typed)
  else formsAside.delete(keyOf(name))
}

/** The draft of a form of this page. */
export function draftOf(name: string): Draft | null {
  const drafts = [...formsAside, ...Object.entries(read()?.drafts ?? {})]
  return drafts.find(([key]) => key === keyOf(name))?.[1] ?? null
}

/** Deletes the draft once the form has restored it. */
export function forgetDraft(name: string): void {
  const kept = read()
  if (!kept?.drafts[keyOf(name)]) return
  delete kept.drafts[keyOf(name)]
  write(kept)
}

export const hasDrafts = () => read() !== null
