import type { Actor, TestBusiness } from '#api/testing/harness/world.ts'

export const listing = `query ($first: Int, $after: String) { viewer { business { possibleDuplicates(first: $first, after: $after) {
  edges { cursor node { id reason count customers { databaseId name } } } pageInfo { hasNextPage endCursor } } } } }`

/** The groups that an actor sees. */
export async function groupsOf(actor: Actor, page: { first?: number; after?: string } = {}) {
  const { viewer } = await actor.ok(listing, page)
  return viewer.business.possibleDuplicates.edges.map(({ node }: { node: Record<string, unknown> }) => node)
}

/** The id of two customers with one phone number. */
export async function possibleDuplicate(business: TestBusiness): Promise<{ id: string }> {
  await business.customer({ phoneNumber: '5550109999' })
  await business.customer({ phoneNumber: '5550109999' })
  const [group] = await groupsOf(business.employee.actor)
  return { id: group.id }
}
