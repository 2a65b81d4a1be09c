import { z } from 'zod'
import { notFound } from '#api/core/errors/errors.ts'

const maxInt = 2 ** 31 - 1

/** Parses a row id; returns 0, which is no row's id, for anything else. */
export function rowId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return id <= maxInt ? id : 0
}

/**
 * Parses an id of a table with text ids; returns an empty string, which is no row's id, for text that the database
 * cannot store.
 */
export function textId(text: string): string {
  return text.includes('\0') ? '' : text
}

/** The global id of a record: base64 of `Type:id`. */
export function globalId(type: string, id: string | number | bigint): string {
  const plain = `${type}:${id}`
  // `btoa` is faster but accepts only Latin-1; numbers always are.
  return typeof id === 'string' ? Buffer.from(plain).toString('base64') : btoa(plain)
}

/** Reads a global id, encoded or plain (`User:12`). */
export function readGlobalId(globalID: string): { typename: string; id: string } {
  const plain = globalID.includes(':') ? globalID : Buffer.from(globalID, 'base64').toString('utf8')
  const colon = plain.indexOf(':')
  return { typename: plain.slice(0, Math.max(colon, 0)), id: plain.slice(colon + 1) }
}

/**
 * The row id in a global id. Throws NOT_FOUND for an id of another type or a malformed one, as for a row that does
 * not exist.
 */
export function idOf(type: string, globalID: string, noun: string = type): number {
  const { typename, id } = readGlobalId(globalID)
  const row = typename === type ? rowId(id) : 0
  if (row === 0) throw notFound(noun)
  return row
}

/** A zod input for a global id, converted to the row id. NOT_FOUND for an id of another type or a malformed one. */
export function recordId(type: string, noun: string = type) {
  return z
    .string()
    .transform((id) => idOf(type, id, noun))
    .meta({ format: 'id' })
}
