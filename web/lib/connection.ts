import { waitAfter } from './backoff.ts'

/** `offline`: the browser has no network. `unreachable`: it has one, and the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable'

/** How long the server may take to answer a probe, in milliseconds. */
const probeTimeout = 5_000
/** The longest delay between probes, in milliseconds. */
const longestWait = 10_000

/** Whether the server has answered since it last failed to. */
let reached = true
let failures = 0
/** What the listeners know. */
let reported: Connection = 'online'
let probing: Promise<void> | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let watching = false
const listeners = new Set<() => void>()

/** The connection as far as it is known. */
export function connectionNow(): Connection {
  if (!navigator.onLine) return 'offline'
  return reached ? 'online' : 'unreachable'
}

/**
 * Finds out whether the server answers, after a request that got no answer. While it does not, it is asked again with
 * growing delays.
 */
export function checkConnection(): Promise<void> {
  probing ??= probe().finally(() => {
    probing = null
  })
  return probing
}

/** The server has answered a request, which ends the probing. */
export function reportAnswer(): void {
  if (reached || !navigator.onLine) return
  clearTimeout(timer)
  reached = true
  failures = 0
  notify()
}

async function probe(): Promise<void> {
  clearTimeout(timer)
  if (navigator.onLine && (await serverAnswers())) {
    reportAnswer()
    return
  }
  reached = false
  // A hidden page asks when it becomes visible.
  if (navigator.onLine && !document.hidden) {
    timer = setTimeout(checkConnection, waitAfter(failures, longestWait))
  }
  failures += 1
  notify()
}

async function serverAnswers(): Promise<boolean> {
  try {
    const { ok } = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(probeTimeout) })
    return ok
  } catch {
    return false
  }
}

function notify(): void {
  const now = connectionNow()
  if (now === reported) return
  reported = now
  for (const listener of listeners) listener()
}

/** Until the server has answered, a network alone does not count as a connection. */
function onOffline(): void {
  clearTimeout(timer)
  reached = false
  notify()
}

function onVisible(): void {
  if (!document.hidden && !reached) void checkConnection()
}

/** Calls back when the connection changes; the returned function ends that. */
export function watchConnection(listener: () => void): () => void {
  if (!watching) {
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', () => void checkConnection())
    document.addEventListener('visibilitychange', onVisible)
    watching = true
  }
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls back whenever the connection has returned: the server has answered again. */
export function onReconnect(listener: () => void): () => void {
  return watchConnection(() => {
    if (reported === 'online') listener()
  })
}
