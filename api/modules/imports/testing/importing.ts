import { readGlobalId, rowId } from '#api/core/graph/ids.ts'
import { createBusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { ImportState } from '#api/generated/enums.ts'
import { workOnImport } from '#api/modules/imports/jobs/task.ts'
import { takePiece } from '#api/modules/imports/upload.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = `id databaseId name state problem rowCount doneCount columns { header target customFieldDatabaseId isRecognized }
  counts { new matched refused leftOut added filled skipped reverted kept warnings nextContacts lastContacts pastContacts followUps }
  interests { word count label isNew } unknownStatuses { word count }`

const operations = {
  create: `mutation ($input: CreateImportInput!) { createImport(input: $input) { import { ${fields} } } }`,
  map: `mutation ($input: MapImportInput!) { mapImport(input: $input) { import { ${fields} } } }`,
  read: `query ($id: ID!) { node(id: $id) { ... on Import { ${fields} rows(first: 100) { edges { node {
    line state problems cells customerDatabaseId } } } } } }`,
  act: (act: string) => `mutation ($id: ID!) { ${act}Import(input: { id: $id }) { import { ${fields} } } }`,
}

/** An admin who imports: acts over the graph, and the work that jobs do. */
export function importing(world: World, business: TestBusiness) {
  const { actor } = business.admin
  const work = workOnImport(world.services)

  /** Runs jobs of an import until nothing is left to do. */
  async function finish(id: string): Promise<void> {
    const importId = rowId(readGlobalId(id).id)
    const states: ImportState[] = ['READING', 'RUNNING', 'REVERTING', 'RESTORING']
    const where = { businessId: business.id, id: importId, state: { in: states } }
    while ((await world.prisma.import.count({ where })) > 0) {
      await work({ businessId: business.id, importId }, new AbortController().signal)
    }
  }

  const read = async (id: string) => (await actor.ok(operations.read, { id })).node
  const act = (which: 'start' | 'stop' | 'revert' | 'restore', id: string) =>
    actor.run(operations.act(which), { id })

  return {
    read,
    act,
    finish,
    /** Brings a file, and has it read. */
    async bring(file: string | Uint8Array, name = 'shop.csv'): Promise<string> {
      const bytes = new Uint8Array(typeof file === 'string' ? new TextEncoder().encode(file) : file)
      const { createImport } = await actor.ok(operations.create, { input: { name, size: bytes.length } })
      const { id, databaseId } = createImport.import
      const viewer = { kind: 'system', businessId: business.id, timeZone: 'UTC' } as const
      const ctx = createBusinessContext(world.services.tenant(business.id), viewer, world.clock)
      const step = 1024 * 1024
      for (let at = 0; at < bytes.length; at += step) {
        await takePiece(ctx, databaseId, at, bytes.slice(at, at + step))
      }
      await finish(id)
      return id
    },
    /** Changes what columns and values become, and has that planned. */
    async map(id: string, input: object): Promise<void> {
      await actor.ok(operations.map, { input: { id, ...input } })
      await finish(id)
    },
    /** Starts an import, reverts or restores it, and waits for its end. */
    async run(which: 'start' | 'revert' | 'restore', id: string) {
      await actor.ok(operations.act(which), { id })
      await finish(id)
      return read(id)
    },
  }
}
