import { pageExit } from '#web/lib/pageExit.ts'

/**
 * Every open overlay (dialog, sheet, drawer, panel) has an entry in the browser's history: Back closes the topmost one,
 * and Forward opens it again where it can (docs/architecture.md#the-history-of-dialogs).
 */
export interface Overlay {
  readonly id: string
  readonly addressed: boolean
  /** Whether it is a form in the page itself, which has no entry and is left with the path alone. */
  readonly inPage: boolean
  /** Whether closing it would lose input. */
  readonly isGuarded: () => boolean
  /** Asks for confirmation. */
  readonly ask: () => Promise<boolean>
  readonly close: () => void
  /** Omitted when Forward must not reopen it. */
  readonly reopen?: () => void
}

/** The state of a history entry. */
interface Entry {
  /** The number of the entry. */
  readonly idx: number
  /** The router's key of its location. */
  readonly key?: string
  /** Its distance from the page's own entry. */
  readonly level: number
  /** The ids of the overlays that are open there, the topmost last. */
  readonly overlays: readonly string[]
}

const entryNow = (): Entry => ({ idx: 0, level: 0, overlays: [], ...window.history.state })
const replaceEntry = (entry: Entry, address?: string) => window.history.replaceState(entry, '', address)

/** The topmost last. */
const open = new Set<Overlay>()
/** The overlays that Back has closed; Forward may reopen them. */
const closedByBack = new Map<string, Overlay>()
/** The entry from which a step starts. */
let current = { ...entryNow(), address: '' }
/** Set while the browser returns to a previous entry. */
let onReturn: (() => void) | null = null
let scheduled = false

function settle(): void {
  current = { ...entryNow(), address: window.location.href }
}

/** Whether an overlay is open, also one whose code or data is hidden while it loads. */
export const isOverlayOpen = () => [...open].some(({ inPage }) => !inPage)

const ownOverlays = () => [...open].filter(({ addressed, inPage }) => !addressed && !inPage)
const topGuarded = () => [...open].findLast(({ isGuarded }) => isGuarded())
const pathOf = (address: string) => address.replace(/[?#].*/, '')

/** Synchronizes the history with the open overlays. */
function write(): void {
  scheduled = false
  if (onReturn) return
  const entry = entryNow()
  const { idx, level } = entry
  const ids = ownOverlays().map(({ id }) => id)
  const overlays = ids.slice(0, level)
  if (overlays.join() !== entry.overlays.join()) replaceEntry({ ...entry, overlays })
  for (let next = level + 1; next <= ids.length; next += 1) {
    const above = { idx: idx + next - level, level: next, overlays: ids.slice(0, next) }
    window.history.pushState({ ...entry, ...above }, '')
  }
  settle()
}

/** When one overlay opens as another closes, they share one entry. */
function schedule(): void {
  if (scheduled) return
  scheduled = true
  queueMicrotask(write)
}

/** Returns to the entry where a step started, and asks for confirmation there. */
async function returnAndAsk(guarded: Overlay, delta: number): Promise<void> {
  await new Promise<void>((resolve) => {
    onReturn = resolve
    window.history.go(delta)
  })
  if (!(await guarded.ask())) return
  guarded.close()
  // The page is still there; a dialog is what the step was to close.
  if (guarded.inPage) window.history.go(-delta)
}

function onStep(event: PopStateEvent): void {
  if (onReturn) {
    event.stopImmediatePropagation()
    onReturn()
    onReturn = null
    schedule()
    return
  }
  const entry = entryNow()
  const delta = entry.idx - current.idx
  // A link to a fragment of the page.
  if (!window.history.state || delta === 0) return
  const samePage = entry.idx - entry.level === current.idx - current.level
  const own = ownOverlays()
  const kept = delta < 0 ? Math.max(Math.min(entry.level, own.length - 1), 0) : own.length
  const samePath = pathOf(current.address) === pathOf(window.location.href)
  const closing = samePage ? own.slice(kept) : [...open].filter(({ inPage }) => !(inPage && samePath))
  const guarded = topGuarded()
  if (guarded && closing.includes(guarded)) {
    event.stopImmediatePropagation()
    void returnAndAsk(guarded, -delta)
    return
  }
  // The router may have replaced the page's URL in the meantime.
  const { address, ...last } = current
  if (samePage && entry.key !== last.key) {
    const { idx, level, overlays } = entry
    replaceEntry({ ...last, idx, level, overlays }, address)
  }
  settle()
  for (const overlay of closing.toReversed()) {
    if (overlay.addressed || overlay.inPage) continue
    open.delete(overlay)
    if (samePage && overlay.reopen) closedByBack.set(overlay.id, overlay)
    overlay.close()
  }
  if (!samePage) return
  event.stopImmediatePropagation()
  if (closing.length > 0) return
  const missing = entry.overlays.filter((id) => own.every((overlay) => overlay.id !== id))
  const reopenable = missing.flatMap((id) => closedByBack.get(id) ?? [])
  if (missing.length > 0 && reopenable.length === missing.length) {
    for (const { reopen } of reopenable) reopen?.()
    return
  }
  write()
  // Do not skip forward past an overlay that can't be reopened: the next entries may be another page's.
  if (delta < 0 || missing.length === 0) window.history.go(Math.sign(delta))
}

pageExit.setStepHandler(onStep)

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (topGuarded() && !pageExit.final) event.preventDefault()
}

/** Called when an overlay opens; the returned function reports that it has closed. */
export function enterOverlay(overlay: Overlay): () => void {
  window.addEventListener('beforeunload', onBeforeUnload)
  open.add(overlay)
  closedByBack.delete(overlay.id)
  schedule()
  return () => {
    open.delete(overlay)
    // Browsers may exclude pages with this listener from the back-forward cache.
    if (open.size === 0) window.removeEventListener('beforeunload', onBeforeUnload)
    schedule()
  }
}

/** An overlay has been unmounted: Forward can't reopen it. */
export function forgetOverlay(id: string): void {
  closedByBack.delete(id)
}

/** The router may be at another entry, or may have replaced this one. */
export function followRouter(): void {
  if (onReturn) return
  const entry = entryNow()
  if (entry.idx === current.idx && entry.level < current.level)
    replaceEntry({ ...entry, level: current.level })
  settle()
  // After a reload no overlay is open.
  schedule()
}

/** Whether leaving the page would lose input; with the same path, whether that of a dialog would be lost. */
export function isPageGuarded(samePath = false): boolean {
  return [...open].some(({ inPage, isGuarded }) => !(inPage && samePath) && isGuarded())
}

/** Asks for confirmation before leaving the page; returns false when the user wants to keep the input. */
export async function askToLeave(): Promise<boolean> {
  const guarded = topGuarded()
  if (!guarded) return true
  const lose = await guarded.ask()
  // An overlay that the URL opened closes with the URL.
  if (lose && !guarded.addressed) guarded.close()
  return lose
}
