import { setImmediate } from 'node:timers/promises'

const pieceSize = 1024 * 1024

/**
 * A copy of a file that threads share. It is copied piece by piece, because a copy of 50 MB at once, as a message makes
 * it, holds the event loop.
 */
export async function shareFile(file: Uint8Array): Promise<Uint8Array> {
  const shared = new Uint8Array(new SharedArrayBuffer(file.length))
  for (let at = 0; at < file.length; at += pieceSize) {
    shared.set(file.subarray(at, at + pieceSize), at)
    await setImmediate()
  }
  return shared
}
