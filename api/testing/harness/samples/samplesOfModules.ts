import { deletionOrder } from '#api/database/tableOrder.ts'
import type { Filling, Sample } from '#api/testing/harness/samples/sample.ts'

const files = import.meta.glob<{ sample: Sample }>('../../../modules/*/sample.ts', { eager: true })
const samples = Object.values(files).map(({ sample }) => sample)

/** What all modules say of one kind, by name. */
function gathered<Of>(own: (sample: Sample) => Record<string, Of> | undefined): Record<string, Of> {
  const entries = samples.flatMap((sample) => Object.entries(own(sample) ?? {}))
  const all = new Map(entries)
  if (all.size < entries.length)
    throw new Error(`Two samples have one name: ${entries.map(([name]) => name)}`)
  return Object.fromEntries(all)
}

/** What they say for each model, in an order in which rows can be inserted. */
function inOrder<Of>(own: (sample: Sample) => Record<string, Of> | undefined): Record<string, Of> {
  const all = gathered(own)
  return Object.fromEntries(
    deletionOrder.toReversed().flatMap((model) => {
      const found = all[model]
      return found === undefined ? [] : [[model, found]]
    }),
  )
}

/** A row of each table. */
export const sampleRows = inOrder(({ rows }) => rows)

/** For each check of the database, rows that break it. */
export const brokenRows = gathered(({ broken }) => broken)

/** Inserts a record directly into the database, by its type. */
export const insertRecord = inOrder(({ records }) => records)

/** The statements that insert many rows. */
export const growth = inOrder(({ grow }) => grow)

/** The lists that `fastList` reads, by type. */
export const fastLists = inOrder((sample) => sample.fastLists)

/** The decided rules of the mutations. */
export const decidedRules = gathered(({ rules }) => rules)

/** The number of statements of each query and REST list. */
export const statementCounts = gathered(({ statements }) => statements)

/** Inserts many records of all modules; those of each type of node. */
export async function insertMany(filling: Filling) {
  const found: Awaited<ReturnType<NonNullable<Sample['insertMany']>>> = {}
  for (const { insertMany: own } of samples) Object.assign(found, await own?.(filling))
  return found
}
