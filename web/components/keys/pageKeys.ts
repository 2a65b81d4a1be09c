import { areSingleKeysOn } from '#web/lib/singleKeys.ts'

/** A key as it was pressed. */
export interface KeyPress {
  /** As `PageKey` names it. */
  readonly key: string
  /** The element that has the focus. */
  readonly target: Element
  /** Whether the key is held down. */
  readonly isRepeated: boolean
}

/** Keys of a page with one purpose. */
export interface PageKey {
  /** Their names in `KeyboardEvent.key`, letters in lower case; `mod+k` is Ctrl+K or ⌘K. */
  readonly keys: readonly string[]
  /** What they do, as the sheet of keys says it. */
  readonly does: string
  /**
   * False when there was nothing to do, so that the browser goes on. Left out when a form, a link or an overlay knows the
   * key by itself.
   */
  readonly act?: (press: KeyPress) => unknown
}

/** In the order of the sheet of keys. */
const scopes = ['In the list', 'On this screen', 'Everywhere'] as const

export type KeyScope = (typeof scopes)[number]

export interface KeyGroup {
  readonly scope: KeyScope
  readonly keys: readonly PageKey[]
}

const registered = new Set<() => KeyGroup>()

/** Registers keys. Returns a function that removes them. */
export function registerKeys(group: () => KeyGroup): () => void {
  if (registered.size === 0) document.addEventListener('keydown', onKey)
  registered.add(group)
  return () => {
    registered.delete(group)
    if (registered.size === 0) document.removeEventListener('keydown', onKey)
  }
}

/** All keys that act now, by where they act. */
export function registeredKeys(): readonly KeyGroup[] {
  const groups = [...registered].map((group) => group())
  return scopes
    .map((scope) => ({ scope, keys: groups.flatMap((group) => (group.scope === scope ? group.keys : [])) }))
    .filter(({ keys }) => keys.length > 0)
}

/** What has the letters for itself while it has the focus. */
const typing =
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=dialog], [role=alertdialog]'

/** Whether a dialog is open. Toasts have the same role but take no keys. */
function isBelowDialog(): boolean {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
  return dialogs.some((dialog) => !dialog.closest('[role=region]'))
}

/** Null for a key with another modifier. */
function nameOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  const isLetter = key.length === 1
  // With Caps Lock too; `?` needs Shift.
  const name = isLetter && !shiftKey ? key.toLowerCase() : key
  if (!ctrlKey && !metaKey) return altKey ? null : name
  return ctrlKey !== metaKey && !altKey && !shiftKey ? `mod+${name}` : null
}

/** Keys with Ctrl or ⌘ act everywhere, all others outside of fields, menus and dialogs. */
function onKey(event: KeyboardEvent): void {
  const { target, repeat, defaultPrevented, isComposing } = event
  const key = nameOf(event)
  if (key === null || defaultPrevented || isComposing || !(target instanceof Element)) return
  if (!key.startsWith('mod+') && (target.closest(typing) || isBelowDialog())) return
  if (key.length === 1 && key !== ' ' && !areSingleKeysOn()) return
  const press = { key, target, isRepeated: repeat }
  const keys = [...registered].flatMap((group) => group().keys)
  const acted = keys.some((one) => one.keys.includes(key) && one.act && one.act(press) !== false)
  if (acted) event.preventDefault()
}
