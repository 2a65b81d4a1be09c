import type { DataRouter } from 'react-router'
import { keepLeftAddress } from '#web/session/leftAddress.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'
import { ownerOf } from '#web/session/session.ts'
import { screenOf } from './access.ts'

/**
 * Gives the entry of the history with which the page was loaded a key of its own, unless it has one from before a
 * reload. The router would call each of them `default`, and an address that is opened in a used tab would get the
 * scroll position of another page.
 */
export function keyLoadedEntry(): void {
  const { state } = window.history
  if (state?.key) return
  window.history.replaceState({ ...state, key: String(Date.now()) }, '')
}

/**
 * Leaves only the screen of an address that another person who used this tab has left in the history, because it can
 * hold what they searched for. Called before the router exists, so that the router finds the address changed.
 */
export function clearEntriesOfOthers(session: SessionStore): void {
  const clear = () => {
    const { key, idx, owner } = window.history.state ?? {}
    const reader = ownerOf(session.current)
    if (!owner || owner === reader) return
    if (reader) window.history.replaceState({ key, idx }, '', screenOf(window.location.pathname))
    // Nobody is signed in: sign-in decides, because the one who left may come back.
    else keepLeftAddress(owner)
  }
  clear()
  window.addEventListener('popstate', clear)
}

/** Notes in each entry of the history whose it is: a page can't remove its entries when a person leaves. */
export function ownEntries(router: Pick<DataRouter, 'subscribe'>, session: SessionStore): void {
  const own = () => {
    const owner = ownerOf(session.current)
    const { state } = window.history
    if (owner && state?.owner !== owner) window.history.replaceState({ ...state, owner }, '')
  }
  own()
  router.subscribe(own)
}
