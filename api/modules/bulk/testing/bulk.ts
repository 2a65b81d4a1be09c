import { globalId } from '#api/core/graph/ids.ts'
import { workOnBulk } from '#api/modules/bulk/task.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = `id databaseId kind state summary count doneCount changedCount leftCount canUndo undoUntil
  left { customerDatabaseId name reason }`

export const starting = `mutation ($input: StartBulkInput!) { startBulk(input: $input) { bulkRun { ${fields} } } }`
const undoing = `mutation ($id: ID!) { undoBulk(input: { id: $id }) { bulkRun { ${fields} } } }`
const reading = `query ($id: ID!) { node(id: $id) { ... on BulkRun { ${fields} } } }`

type Act = Record<string, unknown>

/** Customers by number. */
export const named = (...ids: number[]) => ({ ids: ids.map((id) => globalId('Customer', id)) })

/** A manager who changes many customers: acts over the graph, and the work that jobs do. */
export function bulk(world: World, business: TestBusiness, actor: Actor = business.manager.actor) {
  const work = workOnBulk(world.services)
  const never = new AbortController().signal
  const read = async (id: string) => (await actor.ok(reading, { id })).node

  /** Runs jobs of a run until it has no work. */
  async function finish(id: string) {
    for (;;) {
      const run = await read(id)
      if (run.state !== 'RUNNING' && run.state !== 'UNDOING') return run
      await work({ businessId: business.id, runId: run.databaseId }, never)
    }
  }

  return {
    read,
    finish,
    start: (customers: object, act: Act) => actor.run(starting, { input: { customers, act } }),
    refused: (customers: object, act: Act) => actor.fails(starting, { input: { customers, act } }),
    undoAgain: (id: string) => actor.fails(undoing, { id }),
    tryUndo: (id: string) => actor.run(undoing, { id }),
    /** Changes customers, and waits for the end. */
    async change(customers: object, act: Act) {
      const { startBulk } = await actor.ok(starting, { input: { customers, act } })
      return finish(startBulk.bulkRun.id)
    },
    async undo(id: string) {
      await actor.ok(undoing, { id })
      return finish(id)
    },
  }
}

/** Inserts many customers directly into the database; resolves to their numbers. */
export async function manyCustomers({ prisma }: World, businessId: number, count: number): Promise<number[]> {
  const rows = await prisma.$queryRaw<{ id: number }[]>`
    INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
    SELECT ${businessId}::int, 'Ann', 'Berg' || i, 'Ann Berg' || i, (5550000000 + i)::text, 'Darts'
      FROM generate_series(0, ${count}::int - 1) AS i RETURNING id`
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

const compared = ['Customer', 'Contact', 'FollowUp', 'Tag', 'ServiceAppointment']

/** The rows that a change of customers and its undo leave as they were, as text, without `updatedAt`. */
export async function rowsOfCustomers({ prisma }: World, businessId: number): Promise<unknown> {
  const rows: Record<string, unknown> = {}
  for (const table of compared) {
    rows[table] = await prisma.$queryRawUnsafe(
      `SELECT (to_jsonb(kept) - 'updatedAt')::text AS row FROM "${table}" kept WHERE "businessId" = $1 ORDER BY id`,
      businessId,
    )
  }
  return rows
}

/** Lets a minute pass, so that acts have different times. */
export const later = ({ clock }: World) => clock.set(new Date(clock.now().getTime() + 60_000).toISOString())
