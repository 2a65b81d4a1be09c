import { useEffect, useRef, useState } from 'react'
import { saveBlob } from '#web/lib/download.ts'
import { ApiError, toApiError } from '#web/relay/ApiError.ts'
import { confirmation } from '#web/relay/confirmation.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'

type Outcome = 'done' | 'broken off' | ApiError

/** The number of bytes between two updates of the progress. */
const step = 500_000

/**
 * Downloads the export of a business with the token of the session, which a plain link cannot send. `received` is the
 * number of bytes so far, null while nothing is running. When `open` becomes false, the download is broken off.
 */
export function useExportDownload(databaseId: number, open: boolean) {
  const store = useSessionStore()
  const [received, setReceived] = useState<number | null>(null)
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    if (open) return () => leaving.current?.abort()
  }, [open])

  async function start(): Promise<Outcome> {
    leaving.current = new AbortController()
    const { signal } = leaving.current
    setReceived(0)
    try {
      const response = await request(store, databaseId, signal)
      if (!response) return 'broken off'
      saveBlob(nameOf(response), await read(response, setReceived))
      return 'done'
    } catch (thrown) {
      return signal.aborted ? 'broken off' : failureOf(thrown)
    } finally {
      setReceived(null)
    }
  }
  return { received, start }
}

/** Null when the person did not confirm that it is them. */
async function request(
  store: SessionStore,
  databaseId: number,
  signal: AbortSignal,
): Promise<Response | null> {
  const { token } = store
  const response = await fetch(`/api/superadmin/businesses/${databaseId}/export`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  })
  if (response.ok) return response
  if (response.status === 401 && store.token === token) store.end()
  const { code, message } = (await response.json()) as { code?: string; message: string }
  if (code !== 'PASSWORD_NEEDED' || !confirmation.ask) throw new ApiError('INTERNAL', message)
  return (await confirmation.ask()) ? null : request(store, databaseId, signal)
}

/** The name that the server gives the file. */
function nameOf({ headers }: Response): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return name ? decodeURIComponent(name) : 'cuecard-export.tar.gz'
}

/** Reads the file into a blob, which browsers keep on disk when it is large. */
function read(response: Response, report: (bytes: number) => void): Promise<Blob> {
  let size = 0
  let reported = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size - reported >= step) {
        reported = size
        report(size)
      }
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(counter)).blob()
}

function failureOf(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  // A connection that ends midway, or a server that cannot be reached.
  if (thrown instanceof TypeError)
    return new ApiError('OFFLINE', 'The download was interrupted. Please try again.')
  return toApiError(thrown)
}
