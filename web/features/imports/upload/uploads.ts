import { waitAfter } from '#web/lib/backoff.ts'
import { checkConnection, onReconnect } from '#web/lib/connection.ts'
import { toApiError } from '#web/relay/ApiError.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'
import { sendPiece } from './sendPiece.ts'

/** The size of a piece in bytes, at most what the server takes. */
const pieceSize = 1024 * 1024

/** The longest time between two attempts without a connection, in milliseconds. */
const longestWait = 10_000

/** A file that this page sends. */
export interface Upload {
  readonly file: File
  /** How many bytes the server has. */
  readonly sent: number
  /** Whether it waits for the connection. */
  readonly isWaiting: boolean
  /** Why it was given up; null while it goes on. */
  readonly problem: string | null
  /** Whether the browser can no longer read the file, because it was changed, moved, or on a disk that is gone. */
  readonly isLost: boolean
}

/** Files go on while other screens are shown, so they are kept beside the screens. */
const uploads = new Map<number, Upload>()
const stops = new Map<number, AbortController>()
const listeners = new Set<() => void>()

/** The file that this page sends for an import. */
export const uploadOf = (id: number): Upload | undefined => uploads.get(id)

/** Calls back when a file has gone on; the returned function ends that. */
export function watchUploads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function note(id: number, change: Partial<Upload> | null): void {
  const known = uploads.get(id)
  if (change === null) uploads.delete(id)
  else if (known) uploads.set(id, { ...known, ...change })
  for (const listener of listeners) listener()
}

/** Resolves after a time, or as soon as the server can be reached again. */
const connectionOr = (time: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      end()
      resolve()
    }
    const timer = setTimeout(done, time)
    const end = onReconnect(done)
    void checkConnection()
  })

/** Whether the browser can still read a part of a file. */
const isReadable = (part: Blob) =>
  new Promise<boolean>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(true)
    reader.onerror = () => resolve(false)
    reader.readAsArrayBuffer(part)
  })

/** Sends a file from a place on, in pieces. Without a connection it waits, and goes on where the server is. */
export async function startUpload(session: SessionStore, id: number, file: File, from = 0): Promise<void> {
  stops.get(id)?.abort()
  const stop = new AbortController()
  const { signal } = stop
  stops.set(id, stop)
  uploads.set(id, { file, sent: from, isWaiting: false, problem: null, isLost: false })
  note(id, {})
  let failures = 0
  for (let sent = from; sent < file.size && !signal.aborted; ) {
    const piece = file.slice(sent, sent + pieceSize)
    try {
      sent = await sendPiece(id, sent, piece, { token: session.token, signal })
      failures = 0
      if (!signal.aborted) note(id, { sent, isWaiting: false })
    } catch (thrown) {
      if (signal.aborted) return
      const { code, message } = toApiError(thrown)
      if (code !== 'OFFLINE') return note(id, { problem: message, isWaiting: false })
      // `fetch` tells a file that is gone and a connection that is gone by the same error.
      if (!(await isReadable(piece))) return note(id, { isLost: true, isWaiting: false })
      note(id, { isWaiting: true })
      await connectionOr(waitAfter(failures, longestWait))
      failures += 1
    }
  }
}

/** Ends an upload, and forgets its file. */
export function endUpload(id: number): void {
  stops.get(id)?.abort()
  stops.delete(id)
  note(id, null)
}
