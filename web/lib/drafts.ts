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

/** Registers an open form: until the returned function is called, its values are stored when the session ends. */
export function addDraft(reader: () => readonly [name: string, typed: Draft]): () => void {
  const keep = (event: Event) => {
    const [name, typed] = reader()
    const fields = Object.entries(typed).filter(([field]) => !secretFields.test(field))
    if (fields.length === 0) return
    const draft = { [keyOf(name)]: Object.fromEntries(fields) }
    write({ owner: (event as CustomEvent<string>).detail, drafts: { ...read()?.drafts, ...draft } })
  }
  window.addEventListener(keepDraftsEvent, keep)
  return () => window.removeEventListener(keepDraftsEvent, keep)
}

/** The stored draft of a form of this page. */
export function draftOf(name: string): Draft | null {
  return read()?.drafts[keyOf(name)] ?? null
}

/** Deletes the draft once the form has restored it. */
export function forgetDraft(name: string): void {
  const kept = read()
  if (!kept?.drafts[keyOf(name)]) return
  delete kept.drafts[keyOf(name)]
  write(kept)
}

export const hasDrafts = () => read() !== null
