import { z } from 'zod'
import { notFound } from '#api/core/platform/errors.ts'

const maxInt = 2 ** 31 - 1

/** The row number in a text; 0, which no row has, for anything else. */
export function rowId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id <= maxInt ? id : 0
}

/** The id in a text where ids are texts; blank, which no row has, for one that the database cannot hold. */
export function textId(text: string): string {
  return text.includes('\0') ? '' : text
}

/** The global id of a record: base64 of `Type:id`. */
export function globalId(type: string, id: string | number | bigint): string {
  const plain = `${type}:${id}`
  // The quicker way takes no letters beyond Latin-1; numbers have none.
  return typeof id === 'string' ? Buffer.from(plain).toString('base64') : btoa(plain)
}

/** Reads a global id, encoded or plain (`Customer:12`). */
export function readGlobalId(globalID: string): { typename: string; id: string } {
  const plain = globalID.includes(':') ? globalID : Buffer.from(globalID, 'base64').toString('utf8')
  const colon = plain.indexOf(':')
  return { typename: plain.slice(0, Math.max(colon, 0)), id: plain.slice(colon + 1) }
}

/**
 * The key of the record a client names. An id of another type, or none at all, is answered like one
 * that does not exist.
 */
export function idOf(type: string, globalID: string, noun: string = type): number {
  const { typename, id } = readGlobalId(globalID)
  const row = typename === type ? rowId(id) : 0
  if (row === 0) throw notFound(noun)
  return row
}

/** The same where ids are texts. */
export function textIdOf(type: string, globalID: string, noun: string = type): string {
  const { typename, id } = readGlobalId(globalID)
  const row = typename === type ? textId(id) : ''
  if (row === '') throw notFound(noun)
  return row
}

/** The global id of a record in an input, read as its key. NOT_FOUND for an id of another type, or for none at all. */
export function recordId(type: string, noun: string = type) {
  return z
    .string()
    .transform((id) => idOf(type, id, noun))
    .meta({ format: 'id' })
}

/** The same where ids are texts. */
export function recordTextId(type: string, noun: string = type) {
  return z
    .string()
    .transform((id) => textIdOf(type, id, noun))
    .meta({ format: 'id' })
}
