/** What happens to an open stream. */
export interface StreamEvents {
  /** An event or a sign of life arrived. */
  heard: () => void
  /** It has ended, for whatever reason. */
  lost: () => void
}

/** Between tries to come back, in milliseconds. */
const firstWait = 1_000
const longestWait = 30_000

/** Exponential backoff with jitter, by the number of consecutive failures. */
function waitAfter(failures: number): number {
  return Math.min(firstWait * 2 ** failures, longestWait) * (0.5 + Math.random() / 2)
}

/** Opens a stream. `since` is the age of the shown data in milliseconds. */
type Open = (events: StreamEvents, since: number) => () => void

/**
 * Keeps a stream open while the page is in view: a hidden one needs no news, and a browser has only six connections
 * to a server. What is lost is opened again, soon at first. `trueAt` is a moment (`Date.now`: it goes on while a laptop
 * sleeps) before which nothing that the page shows was asked for. Returns what ends it for good.
 */
export function keepLive(open: Open, trueAt: number): () => void {
  const over = new AbortController()
  let close: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let knownAt = trueAt

  const end = () => {
    clearTimeout(timer)
    const closing = close
    close = null
    closing?.()
  }
  const begin = () => {
    end()
    if (document.hidden || over.signal.aborted) return
    let current = true
    const events = {
      heard() {
        failures = 0
        knownAt = Date.now()
      },
      lost() {
        if (!current) return
        close = null
        timer = setTimeout(begin, waitAfter(failures))
        failures += 1
      },
    }
    const closeStream = open(events, Math.max(0, Date.now() - knownAt))
    close = () => {
      current = false
      closeStream()
    }
  }

  const { signal } = over
  document.addEventListener('visibilitychange', () => (document.hidden ? end() : begin()), { signal })
  // The network has changed: what was open is probably dead.
  window.addEventListener('online', begin, { signal })
  // A page in the back-forward cache may not hold connections.
  window.addEventListener('pagehide', end, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal })
  begin()
  return () => {
    over.abort()
    end()
  }
}
