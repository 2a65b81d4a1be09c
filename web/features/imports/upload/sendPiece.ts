import { ApiError, type ApiErrorCode } from '#web/relay/ApiError.ts'

/** How long a piece may take on a slow line, in milliseconds. */
const timeLimit = 120_000

interface Answer {
  received?: number
  code?: ApiErrorCode
  message?: string
}

/** What a request for the bytes of an import needs. */
export interface Sender {
  token: string | null
  signal: AbortSignal
}

async function ask(path: string, { token, signal }: Sender, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
    })
    const answer = (await response.json().catch(() => ({}))) as Answer
    if (response.ok) return answer
    // A proxy has answered, the server has not.
    if (response.status >= 502) throw new ApiError('OFFLINE', 'Cuecard can’t be reached.')
    throw new ApiError(answer.code ?? 'INTERNAL', answer.message ?? `${response.status}: Failed to upload`)
  } catch (thrown) {
    if (thrown instanceof ApiError || signal.aborted) throw thrown
    throw new ApiError('OFFLINE', 'Cuecard can’t be reached.')
  }
}

/** How many bytes of a file the server has. */
const receivedOf = async (id: number, sender: Sender) =>
  (await ask(`/api/imports/${id}`, sender, { method: 'GET' })).received ?? 0

/**
 * Sends a piece of a file, and returns how many bytes the server has then. A piece that has come before changes nothing.
 * Where another tab has sent more, or less, the server says from where to go on.
 * @throws ApiError OFFLINE when nobody has answered
 */
export async function sendPiece(id: number, offset: number, piece: Blob, sender: Sender): Promise<number> {
  try {
    const path = `/api/imports/${id}/file?offset=${offset}`
    const { received } = await ask(path, sender, { method: 'PUT', body: piece })
    return received ?? offset + piece.size
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || thrown.code !== 'CONFLICT') throw thrown
    const received = await receivedOf(id, sender)
    // The file has come whole, or another tab is ahead; the same place again would go on for ever.
    if (received === offset) throw thrown
    return received
  }
}
