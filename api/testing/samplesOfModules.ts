import { deletionOrder } from '#api/database/tableOrder.ts'
import type { Filling, Row, Sample } from '#api/testing/sample.ts'

const files = import.meta.glob<{ sample: Sample }>('../modules/*/sample.ts', { eager: true })
const samples = Object.values(files).map(({ sample }) => sample)

/** What the modules say for each model, in an order in which rows can be inserted. */
function inOrder<Of>(own: (sample: Sample) => Record<string, Of> | undefined): Record<string, Of> {
  const all: Record<string, Of> = Object.assign({}, ...samples.map(own))
  return Object.fromEntries(
    deletionOrder.toReversed().flatMap((model) => {
      const found = all[model]
      return found === undefined ? [] : [[model, found]]
    }),
  )
}

/** A row of each table. */
export const sampleRows = inOrder(({ rows }) => rows)

/** The statements that insert many rows. */
export const growth = inOrder(({ grow }) => grow)

/** The lists that `fastList` reads, by type. */
export const fastLists = inOrder(({ fastLists: own }) => own)

/** For each check of the database, rows that break it. */
export const brokenRows: Record<string, Row[]> = Object.assign({}, ...samples.map(({ broken }) => broken))

/** Inserts a record directly into the database, by its type. */
export const insertRecord = inOrder(({ records }) => records)

/** The decided rules of the mutations. */
export const decidedRules: Record<string, string> = Object.assign({}, ...samples.map(({ rules }) => rules))

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
