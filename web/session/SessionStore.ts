import { dropDrafts, keepDraftsEvent } from '#web/lib/draftOwner.ts'
import { endOnServer } from './endOnServer.ts'
import type { EndReason } from './endReason.ts'
import { forgetSession, noSession, restoreSession, type Session } from './session.ts'
import { type StoredSuperadmin, type StoredUser, storageKeys, writeEntry } from './storage.ts'

/** The longest delay a browser timer takes; longer ones fire at once. */
const longestTimer = 2 ** 31 - 1

export interface SessionStoreOptions {
  storage: Storage
  /** Goes somewhere with a full page load, so that nothing of the last person stays in memory. */
  load: (path: string) => void
}

/**
 * The one place that knows who is signed in. Keeps the browser's storage, this page and the other
 * tabs in step, and ends the session at the moment its token expires.
 */
export class SessionStore {
  readonly #options: SessionStoreOptions
  readonly #listeners = new Set<() => void>()
  #session: Session = noSession
  #takenUpAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #renewal: { ended: EndReason | null } | null = null
  /** The session ended on this page; the browser is on its way to sign-in. */
  #left = false

  constructor(options: SessionStoreOptions) {
    this.#options = options
    this.#set(restoreSession(options.storage, Date.now()))
  }

  get current(): Session {
    return this.#session
  }

  /** When this page took the session up (`Date.now`): nothing on it was asked for before. */
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

  /** Logout: the server refuses the token from now on, and all storage is cleared, which signs out every tab. */
  signOut(): void {
    if (this.token !== null) endOnServer(this.token)
    this.#options.storage.clear()
    dropDrafts()
    this.#leave()
  }

  /** Goes to sign-in, whatever has become of the session. */
  forget(): void {
    forgetSession(this.#options.storage)
    this.#leave()
  }

  /**
   * The same person goes on with the token that a change of their password answers with. The old token is over before
   * that answer is here, and the live stream is told first. So the end of a session waits for the answer.
   * @param change changes the password, and hands the new token on as soon as it is there
   */
  async renew<Result>(change: (goOnWith: (token: string) => void) => Promise<Result>): Promise<Result> {
    const renewal: { ended: EndReason | null } = { ended: null }
    this.#renewal = renewal
    const result = await change((token) => {
      if (this.#session.kind !== 'business') return
      // The end that was reported is that of the old token.
      renewal.ended = null
      this.#renewal = null
      this.#store(token, storageKeys.user, this.#session.user)
    })
    this.#renewal = null
    if (renewal.ended) this.end(renewal.ended)
    return result
  }

  /** The session is over: the person goes to sign-in, and from there back to this page with what was typed. */
  end(reason: EndReason = 'ENDED'): void {
    if (this.#renewal) {
      this.#renewal.ended = reason
      return
    }
    const stored = this.#options.storage.getItem(storageKeys.token)
    // Another tab goes on with a newer one.
    if (stored !== null && stored !== this.token) {
      this.#follow(false)
      return
    }
    forgetSession(this.#options.storage)
    // Logout in another tab: the server may report it before the browser's storage does.
    const loggedOut = reason === 'SIGNED_OUT'
    if (loggedOut) dropDrafts()
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
    window.addEventListener('storage', ({ key }) => this.#follow(key === null), options)
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
   * Another tab signed in or out. A different person means a fresh page: nothing is carried over. After Logout there,
   * or when it may have been that, nothing typed here is kept either.
   */
  #follow(loggedOut: boolean): void {
    const stored = this.#options.storage.getItem(storageKeys.token)
    if (loggedOut) dropDrafts()
    if (stored === this.token) return
    if (stored === null) this.#leave(loggedOut ? undefined : 'ENDED')
    else this.#options.load(window.location.href)
  }

  /**
   * Back shows a page of the back-forward cache as it was left, and it heard of no other tab meanwhile. It was hidden
   * when it was left, and stays hidden unless its session still lasts.
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
    if (reason && owner) window.dispatchEvent(new CustomEvent(keepDraftsEvent, { detail: owner }))
    this.#left = true
    this.#set(noSession)
    this.#options.load(reason ? signInAfter(reason) : '/login')
  }

  #set(session: Session): void {
    this.#session = session
    const owner = ownerOf(session)
    if (owner) dropDrafts(owner)
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

  /** Also asked when the page comes back to view: timers stand still while a laptop sleeps. */
  #checkExpiry(): void {
    if (this.#session.kind === 'none') return
    if (this.#session.expiresAt <= Date.now()) this.end('EXPIRED')
    else this.#armTimer()
  }
}

/** Who drafts are kept for; null for nobody. */
function ownerOf(session: Session): string | null {
  if (session.kind === 'business') return `${session.user.businessId}:${session.user.id}`
  return session.kind === 'superadmin' ? `superadmin:${session.superadmin.id}` : null
}

/** Sign-in, which says why the session is over and leads back to this page. */
function signInAfter(reason: EndReason): string {
  const { pathname, search } = window.location
  return `/login?${new URLSearchParams({ next: pathname + search, reason })}`
}
