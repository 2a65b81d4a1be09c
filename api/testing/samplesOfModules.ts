import { deletionOrder } from '#api/core/tenancy/tableOrder.ts'
import type { Filling, Given, Row, Sample } from '#api/testing/sample.ts'

const files = import.meta.glob<{ sample: Sample }>('../modules/*/sample.ts', { eager: true })
const samples = Object.values(files).map(({ sample }) => sample)

const rows: Record<string, Row> = Object.assign({}, ...samples.map(({ rows: own }) => own))

/** A row of each table, in an order in which they can be inserted. */
export const sampleRows: Record<string, Row> = Object.fromEntries(
  deletionOrder.toReversed().flatMap((model) => (rows[model] ? [[model, rows[model]]] : [])),
)

/** For each check of the database, rows that break it. */
export const brokenRows: Record<string, Row[]> = Object.assign({}, ...samples.map(({ broken }) => broken))

/** Inserts a record directly into the database, by its type. */
export const insertRecord: Record<string, (given: Given) => Promise<{ id: number | string }>> = Object.assign(
  {},
  ...samples.map(({ records }) => records),
)

/** The number of statements of each query and REST list. */
export const statementCounts: Record<string, number> = Object.assign(
  {},
  ...samples.map(({ statements }) => statements),
)

/** Inserts many records of all modules; those of each type of node. */
export async function insertMany(filling: Filling) {
  const found: Awaited<ReturnType<NonNullable<Sample['insertMany']>>> = {}
  for (const { insertMany: own } of samples) Object.assign(found, await own?.(filling))
  return found
}
