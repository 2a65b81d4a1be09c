import { insertRecord } from '#api/testing/harness/samples/samplesOfModules.ts'
import type { World } from '#api/testing/harness/world.ts'

/**
 * Creates another business with one record of every node type, which contains a marker text, so that tests can detect
 * leaks between businesses.
 */
export async function seedOtherBusiness(world: World) {
  const mark = 'NEIGHBOUR'
  const business = await world.business({ name: mark })
  const { id: customerId } = await business.customer({ firstName: mark, notes: mark, interest: mark })
  const nodes: Record<string, number | string> = {
    Business: business.id,
    User: business.admin.id,
    Customer: customerId,
  }
  for (const [type, insert] of Object.entries(insertRecord)) {
    nodes[type] = (await insert({ world, business, customerId, mark })).id
  }
  return { business, mark, nodes }
}
