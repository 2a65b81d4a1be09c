import type { KeyPress, PageKey } from './pageKeys.ts'

/** The name of a row: a heading, which may hold the link that Enter opens. */
const names = '[data-row]'

/** Rows that begin above this are below the header of the page, in pixels. */
const headerHeight = 64

/**
 * The keys of lists whose rows name themselves by `data-row`: `j` and `k` move the focus from row to row, each of the others
 * presses the button of the focused row that has the first of `keys` as its `data-key`. Enter and Space, which buttons use
 * too, act only on the name.
 */
export function rowKeys(acts: readonly Omit<PageKey, 'act'>[]): readonly PageKey[] {
  return [
    { keys: ['j', 'k', 'ArrowDown', 'ArrowUp'], does: 'Next, previous', act: move },
    ...acts.map((one) => ({ ...one, act: (press: KeyPress) => pressButton(one.keys[0], press) })),
  ]
}

const allNames = () => [...document.querySelectorAll<HTMLElement>(names)]

/** The index of the row that holds the element; -1 outside of the rows. */
const indexIn = (all: HTMLElement[], element: Element) =>
  all.findIndex((name) => name.closest('li')?.contains(element) === true)

/** What has the focus when keys move to a row. */
const focusIn = (name: HTMLElement | undefined) => name?.querySelector<HTMLElement>('a') ?? name

function pressButton(name: string | undefined, { key, target, isRepeated }: KeyPress) {
  const isShared = key === 'Enter' || key === ' '
  if (isRepeated || (isShared && !target.matches(names))) return false
  const all = allNames()
  const row = all[indexIn(all, target)]?.closest('li')
  const button = row?.querySelector<HTMLElement>(`[data-key="${name}"]`)
  return button ? button.click() : false
}

function move({ key, target }: KeyPress) {
  const all = allNames()
  const at = indexIn(all, target)
  // Elsewhere the arrows scroll.
  if (key.startsWith('Arrow') && (at === -1 || focusIn(all[at]) !== target)) return false
  const isDown = key === 'j' || key === 'ArrowDown'
  const inView = () => all.find((name) => name.getBoundingClientRect().top >= headerHeight) ?? all[0]
  const next = at === -1 ? inView() : all[at + (isDown ? 1 : -1)]
  if (!next) return false
  focusIn(next)?.focus({ preventScroll: true })
  // The end of the list loads more when it comes into view.
  next.closest('li')?.scrollIntoView?.({ block: 'nearest' })
}
