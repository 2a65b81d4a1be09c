import { clearTab, dropDrafts, keepAllDrafts, keepDrafts } from '#web/lib/draftOwner.ts'
import { endOnServer } from './endOnServer.ts'
import type { EndReason } from './endReason.ts'
import { keepLeftAddress, takeUpAfterOthers } from './leftAddress.ts'
import { forgetSession, noSession, ownerOf, restoreSession, type Session } from './session.ts'
import { loginPath, signInAddress } from './signInAddress.ts'
import {
  forgetOthers,
  type StoredSuperadmin,
  type StoredUser,
  storageKeys,
  storedOwner,
  writeEntry,
} from './storage.ts'

/** The longest delay of a browser timer; longer ones fire at once. */
const longestTimer = 2 ** 31 - 1

export interface SessionStoreOptions {
  storage: Storage
  /** Navigates with a full page load, so that no data of the previous user stays in memory. */
  load: (path: string) => void
}

/**
 * Knows who is signed in. Keeps the browser's storage, this page and the other tabs consistent, and ends the session
 * when its token expires.
 */
export class SessionStore {
  readonly #options: SessionStoreOptions
  readonly #listeners = new Set<() => void>()
  #session: Session = noSession
  #takenUpAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #renewal: { ended: EndReason | null } | null = null
  /** The session has ended on this page; the browser is navigating to sign-in. */
  #left = false

  constructor(options: SessionStoreOptions) {
    this.#options = options
    const owner = storedOwner(options.storage)
    this.#set(restoreSession(options.storage, Date.now()))
    if (owner && this.token === null) keepLeftAddress(owner)
  }

  get current(): Session {
    return this.#session
  }

  /** When this page started to use the session (`Date.now`); no data on it was requested before. */
  get takenUpAt(): number {
    return this.#takenUpAt
  }

  /** The bearer token, or null while nobody is signed in. */
  get token(): string | null {
    return this.#session.kind === 'none' ? null : this.#session.token
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  signIn(token: string, user: StoredUser): void {
    this.#store(token, storageKeys.user, user)
  }

  signInSuperadmin(token: string, superadmin: StoredSuperadmin): void {
    this.#store(token, storageKeys.superadmin, superadmin)
  }

  /** Signs out: the server refuses the token from now on, and all storage is cleared, which signs out every tab. */
  signOut(): void {
    if (this.token !== null) endOnServer(this.token)
    this.#options.storage.clear()
    clearTab()
    this.#leave()
  }

  /** Loads the page again and restores its unsaved input, except secrets. */
  reload(): void {
    if (this.#left) return
    keepDrafts(ownerOf(this.#session))
    this.#options.load(window.location.href)
  }

  /** Loads the page again and restores its unsaved input, unless a typed secret would be lost. */
  reloadWithoutLoss(): void {
    if (!this.#left && keepAllDrafts(ownerOf(this.#session))) this.#options.load(window.location.href)
  }

  /** Goes to sign-in, whether or not the session is still valid. */
  forget(): void {
    forgetSession(this.#options.storage)
    this.#leave()
  }

  /**
   * Replaces the token after the same user has changed their password. The old token ends before that response arrives,
   * and the live stream may learn of it first, so ending the session waits for the response.
   * @param change changes the password and passes the new token on as soon as it is there
   */
  async renew<Result>(change: (goOnWith: (token: string) => void) => Promise<Result>): Promise<Result> {
    const renewal: { ended: EndReason | null } = { ended: null }
    this.#renewal = renewal
    const result = await change((token) => {
      if (this.#session.kind !== 'business') return
      // The reported end concerns the old token, so discard it.
      renewal.ended = null
      this.#renewal = null
      this.#store(token, storageKeys.user, this.#session.user)
    })
    this.#renewal = null
    if (renewal.ended) this.end(renewal.ended)
    return result
  }

  /** Ends the session: navigates to sign-in, which returns to this page and restores its unsaved input. */
  end(reason: EndReason = 'ENDED'): void {
    if (this.#renewal) {
      this.#renewal.ended = reason
      return
    }
    const stored = this.#options.storage.getItem(storageKeys.token)
    // Another tab has a newer session.
    if (stored !== null && stored !== this.token) {
      this.#follow(false)
      return
    }
    this.#options.storage.setItem(storageKeys.ended, reason)
    forgetSession(this.#options.storage)
    // The user signed out in another tab: the server may report it before the browser's storage does.
    const loggedOut = reason === 'SIGNED_OUT'
    if (loggedOut) clearTab()
    this.#leave(loggedOut ? undefined : reason)
  }

  /** Follows the other tabs and the clock until the returned function is called. */
  watch(): () => void {
    const watching = new AbortController()
    const options = { signal: watching.signal }
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted) document.body.style.visibility = 'hidden'
    }
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) this.#comeBack()
    }
    const onVisibility = () => {
      if (!document.hidden) this.#checkExpiry()
    }
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== storageKeys.ended) this.#follow(key === null)
      else if (newValue && this.token) this.end(newValue as EndReason)
    }
    window.addEventListener('storage', onStorage, options)
    window.addEventListener('pagehide', onHide, options)
    window.addEventListener('pageshow', onShow, options)
    document.addEventListener('visibilitychange', onVisibility, options)
    return () => {
      clearTimeout(this.#timer)
      watching.abort()
    }
  }

  #store(token: string, key: string, person: object): void {
    forgetSession(this.#options.storage)
    writeEntry(this.#options.storage, key, person)
    this.#options.storage.setItem(storageKeys.token, token)
    this.#set(restoreSession(this.#options.storage, Date.now()))
  }

  /**
   * Another tab has signed in or out, or changed the password. The page is loaded again, so that no data is carried over
   * to a different user; drafts are offered to the same one. After a sign-out, or when it may have been one, drafts are
   * dropped.
   */
  #follow(loggedOut: boolean): void {
    const stored = this.#options.storage.getItem(storageKeys.token)
    if (loggedOut) clearTab()
    if (stored === this.token) return
    if (stored === null) this.#leave(loggedOut ? undefined : 'ENDED')
    else if (loggedOut) this.#options.load(window.location.href)
    else this.reload()
  }

  /**
   * Back may show this page from the back-forward cache, where it did not notice changes in other tabs. It was hidden
   * before, and is shown again only if its session is still valid.
   */
  #comeBack(): void {
    const stored = this.#options.storage.getItem(storageKeys.token)
    if (this.#left) this.#options.load(window.location.href)
    else if (stored !== this.token) this.#follow(true)
    else {
      this.#checkExpiry()
      if (!this.#left) document.body.style.visibility = ''
    }
  }

  #leave(reason?: EndReason): void {
    const owner = ownerOf(this.#session)
    if (reason && owner) {
      keepDrafts(owner)
      keepLeftAddress(owner)
    }
    this.#left = true
    this.#set(noSession)
    this.#options.load(reason ? signInAddress(window.location, reason) : loginPath)
  }

  #set(session: Session): void {
    this.#session = session
    const owner = ownerOf(session)
    if (owner) {
      dropDrafts(owner)
      takeUpAfterOthers(owner)
      forgetOthers(owner)
    }
    this.#takenUpAt = Date.now()
    this.#armTimer()
    for (const listener of this.#listeners) listener()
  }

  #armTimer(): void {
    clearTimeout(this.#timer)
    if (this.#session.kind === 'none') return
    const rest = Math.max(0, this.#session.expiresAt - Date.now())
    this.#timer = setTimeout(() => this.#checkExpiry(), Math.min(rest, longestTimer))
  }

  /** Also checked when the page becomes visible, because timers pause while a laptop sleeps. */
  #checkExpiry(): void {
    if (this.#session.kind === 'none') return
    if (this.#session.expiresAt <= Date.now()) this.end('EXPIRED')
    else this.#armTimer()
  }
}
