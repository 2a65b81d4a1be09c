import { waitAfter } from '#web/lib/backoff.ts'
import { onReconnect } from '#web/lib/connection.ts'

/** The events of an open stream. */
export interface StreamEvents {
  /** An event or a keep-alive arrived. */
  heard: () => void
  /** The stream has ended, for any reason. */
  lost: () => void
}

/** The longest delay between attempts to reconnect, in milliseconds. */
const longestWait = 30_000

/** Opens a stream. `since` is the age of the shown data in milliseconds. */
type Open = (events: StreamEvents, since: number) => () => void

/**
 * Keeps a stream open while the page is visible: a hidden page needs no updates, and a browser opens only six
 * connections to a server. Reconnects when the stream is lost, with exponential backoff. `trueAt` is when
 * the oldest data on screen was requested (`Date.now`, which advances while a laptop sleeps). Returns a function that
 * closes the stream permanently.
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
        timer = setTimeout(begin, waitAfter(failures, longestWait))
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
  // An open connection does not survive the loss of the network, and its end may go unnoticed.
  window.addEventListener('offline', end, { signal })
  const forgetReconnect = onReconnect(() => {
    if (!close) begin()
  })
  // Close the connection, because a page in the back-forward cache must not hold one.
  window.addEventListener('pagehide', end, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal })
  begin()
  return () => {
    over.abort()
    forgetReconnect()
    end()
  }
}
