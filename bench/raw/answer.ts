import pg from 'pg'

/** One pool for all requests, with the size that measured best. */
export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 4 })

/** A response of the hand-written server. */
export interface Answer {
  json: unknown
  headers?: Record<string, string>
}

/** Handles a request; the type of the body is specific to each handler. */
export type Handler = (body: never) => Promise<Answer>

export const gid = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString('base64')

export const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')

/** A response in the format of our graph for the viewer. */
export const ofViewer = (viewer: unknown): Answer => ({ json: { data: { viewer } } })

/** A response in the format of our graph for a business. */
export const ofBusiness = (business: unknown): Answer => ofViewer({ business })

/** A page of 25, from up to 26 rows that were read. */
export function page<Row>(rows: Row[], node: (row: Row) => unknown, place: (row: Row) => string) {
  const shown = rows.slice(0, 25)
  const last = shown.at(-1)
  return {
    edges: shown.map((row) => ({ node: node(row) })),
    pageInfo: { hasNextPage: rows.length > 25, endCursor: last ? place(last) : null },
  }
}
