import type { IncomingMessage } from 'node:http'
import { AppError } from '#api/core/errors/errors.ts'

/** The maximum size of a request body, in bytes. */
export const bodyLimit = 1024 * 1024

/** Whether the headers announce a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** @throws UNSUPPORTED_MEDIA_TYPE for any other type, charset or encoding */
function checkType({ headers }: IncomingMessage, wanted: string): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='))
  const plain = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  if (type.trim() !== wanted || !plain) throw new AppError('UNSUPPORTED_MEDIA_TYPE')
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the request without content encoding.')
  }
}

/** The bytes of a body. @throws TOO_LARGE, counted while they arrive; BAD_REQUEST when the request is cut off */
export function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new AppError('TOO_LARGE')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) return reject(new AppError('TOO_LARGE'))
      chunks.push(chunk)
    })
    request.on('end', () => resolve(Buffer.concat(chunks)))
    request.on('close', () => {
      if (!request.complete) reject(new AppError('BAD_REQUEST', 'The request was cut off.'))
    })
    request.on('error', () => undefined)
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The maximum nesting depth of a JSON body; our own requests have fewer than ten levels. */
export const mostLevels = 100

const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([...'[{'].map((character) => character.charCodeAt(0)))
const closing = new Set([...']}'].map((character) => character.charCodeAt(0)))

/**
 * Counts nesting levels before parsing, because parsing a megabyte of brackets takes half a second.
 * @throws BAD_REQUEST
 */
function checkLevels(bytes: Buffer): void {
  let levels = 0
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (inText && byte === backslash) at += 1
    else if (byte === quote) inText = !inText
    else if (inText) continue
    else if (closing.has(byte)) levels -= 1
    else if (opening.has(byte) && ++levels > mostLevels) {
      throw new AppError(
        'BAD_REQUEST',
        `The request body has more than ${mostLevels} levels of arrays and objects.`,
      )
    }
  }
}

/**
 * Reads the JSON body of a request.
 * @throws UNSUPPORTED_MEDIA_TYPE, TOO_LARGE (counted while it arrives), BAD_REQUEST for a body that is not JSON in
 * UTF-8 or is nested too deeply
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  checkType(request, 'application/json')
  const bytes = await readBytes(request, bodyLimit)
  checkLevels(bytes)
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { message: 'The request body is not valid JSON in UTF-8.', cause })
  }
}

/** The maximum size and number of fields of a form. */
const formLimits = { bytes: 64 * 1024, fields: 100 }

/**
 * Reads the fields of a form. Only the SMS provider sends forms.
 * @throws UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_REQUEST for duplicate fields or fields that are not UTF-8
 */
export async function readForm(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  checkType(request, 'application/x-www-form-urlencoded')
  const bytes = await readBytes(request, formLimits.bytes)
  let pairs: [string, string][]
  try {
    pairs = [...new URLSearchParams(utf8.decode(bytes))]
  } catch (cause) {
    throw new AppError('BAD_REQUEST', { cause })
  }
  if (pairs.length > formLimits.fields) throw new AppError('TOO_LARGE')
  const fields = Object.assign(Object.create(null), Object.fromEntries(pairs))
  if (Object.keys(fields).length < pairs.length) throw new AppError('BAD_REQUEST')
  return fields
}
