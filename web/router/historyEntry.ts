import { keepLeftAddress, whoLeft } from '#web/session/leftAddress.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'
import { ownerOf } from '#web/session/session.ts'
import { screenOf } from './access.ts'

/**
 * Prepares each entry of the history that is loaded or stepped to, before the router, which has to exist later, reads
 * it. Returns what notes in an entry whose it is, to be called when the router has moved: a page can't remove its entries
 * when a person leaves.
 *
 * An entry without a key gets one: the router would call each of them `default`, and an address that is opened in a used
 * tab would get the scroll position of another page. Of an address that another person who used this tab has left, only
 * the screen stays, because it can hold what they searched for.
 */
export function takeUpEntries(session: SessionStore): () => void {
  /** Whose entry leads to sign-in. */
  let former: string | undefined
  const takeUp = () => {
    const { state } = window.history
    const reader = ownerOf(session.current)
    const isOfAnother = state?.owner && state.owner !== reader
    former = reader ? undefined : state?.owner
    if (isOfAnother && reader)
      window.history.replaceState(
        { ...state, usr: null, owner: reader },
        '',
        screenOf(window.location.pathname),
      )
    // Nobody is signed in: sign-in decides, because the one who left may come back.
    else if (isOfAnother) keepLeftAddress(state.owner)
    else if (!state?.key)
      window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '')
  }
  takeUp()
  window.addEventListener('popstate', takeUp)
  return () => {
    const { state } = window.history
    const next = new URLSearchParams(window.location.search).get('next')
    const owner = ownerOf(session.current) ?? state?.owner ?? (next && (former ?? whoLeft(next)))
    if (owner && state?.owner !== owner) window.history.replaceState({ ...state, owner }, '')
  }
}
