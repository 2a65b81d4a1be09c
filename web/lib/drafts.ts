import { draftsEntry, keepDraftsEvent } from './draftOwner.ts'

/** Unsaved form values by field. */
export type Draft = Readonly<Record<string, unknown>>

interface KeptDrafts {
  readonly owner: string
  /** By page, then by form. */
  readonly drafts: Record<string, Draft>
}

/** Fields that are never stored. */
export const secretFields = /password|token|secret|sid$|^code$/i

const keyOf = (name: string) => `${window.location.pathname} ${name}`

/** The values that may be stored. */
export function withoutSecrets(values: Draft): Draft {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secretFields.test(field)))
}

function read(): KeptDrafts | null {
  try {
    return JSON.parse(sessionStorage.getItem(draftsEntry) ?? 'null')
  } catch {
    return null
  }
}

function write(kept: KeptDrafts): void {
  if (Object.keys(kept.drafts).length > 0) sessionStorage.setItem(draftsEntry, JSON.stringify(kept))
  else sessionStorage.removeItem(draftsEntry)
}

/** The owner of what is typed before signing in. */
const nobody = 'nobody'

type Reader = () => readonly [name: string, typed: Draft]

const openForms = new Set<Reader>()
/** The values of forms that are not mounted, such as on another tab, by page and form. */
export const formsAside = new Map<string, Draft>()

const isEmpty = (values: Draft) => Object.keys(values).length === 0
const hasSecret = (values: Draft) => Object.keys(values).some((field) => secretFields.test(field))

/** The values of all forms of this tab, by page and form. */
function unsaved(): (readonly [key: string, typed: Draft])[] {
  const open = [...openForms].map((typed) => typed()).map(([name, typed]) => [keyOf(name), typed] as const)
  return [...formsAside, ...open]
}

/** Whether a form of this tab holds values that are not saved. */
export const hasUnsavedText = () => unsaved().some(([, typed]) => !isEmpty(typed))

/**
 * Stores the values of all forms. Cancels the event, where it can be cancelled, if a secret or all values would be lost.
 */
function keepAll(event: Event): void {
  const forms = unsaved()
  if (event.cancelable && forms.some(([, typed]) => hasSecret(typed))) {
    event.preventDefault()
    return
  }
  const storable = forms.map(([key, typed]) => [key, withoutSecrets(typed)] as const)
  const drafts = Object.fromEntries(storable.filter(([, values]) => !isEmpty(values)))
  if (isEmpty(drafts)) return
  const kept = read()
  const { detail: owner } = event as CustomEvent<string | null>
  try {
    write({ owner: owner ?? kept?.owner ?? nobody, drafts: { ...kept?.drafts, ...drafts } })
  } catch {
    // The storage is full.
    event.preventDefault()
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
  if (isEmpty(typed)) formsAside.delete(keyOf(name))
  else formsAside.set(keyOf(name), typed)
}

/** The draft of a form of this page. */
export function draftOf(name: string): Draft | null {
  // There is no `window` here while the build renders the sign-in page, which has no drafts.
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
