import type { IncomingMessage } from 'node:http'
import { AppError } from '#api/core/errors.ts'

/** Most bytes a request body may have. */
export const bodyLimit = 1024 * 1024

/** Whether the request says that it carries a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function checkType({ headers }: IncomingMessage): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  const plain = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  if (type.trim() !== 'application/json' || !plain) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Send the request without content encoding.' })
  }
}

function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > bodyLimit) return reject(new AppError('TOO_LARGE'))
      chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('close', () => {
      if (!request.complete) reject(new AppError('BAD_REQUEST', { message: 'The request was cut off.' }))
    })
    request.on('error', () => undefined)
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON body of a request.
 * @throws UNSUPPORTED_MEDIA_TYPE, TOO_LARGE (counted while it arrives), BAD_REQUEST for what is not JSON in UTF-8
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  checkType(request)
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw new AppError('TOO_LARGE')
  const bytes = await readBytes(request)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { message: 'The request body is not valid JSON in UTF-8.', cause })
  }
}
