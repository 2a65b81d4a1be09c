import { globalId } from '#api/core/graph/ids.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

export const merging = `mutation ($input: MergeCustomersInput!) { mergeCustomers(input: $input) {
  merge { id databaseId formerName } customer { databaseId name phoneNumber } } }`

export const undoing = `mutation ($input: UndoMergeInput!) { undoMerge(input: $input) {
  customer { databaseId name } restored { databaseId name } keptFields } }`

/** The input of a merge, by the numbers of the customers. */
export const mergeOf = (id: number, otherId: number, values: { field: string; from: string }[] = []) => ({
  input: { customerId: globalId('Customer', id), otherId: globalId('Customer', otherId), values },
})

/** Merges a customer into another one; resolves to the number of the merge. */
export async function merge(
  actor: Actor,
  id: number,
  otherId: number,
  values?: { field: string; from: string }[],
) {
  const { mergeCustomers } = await actor.ok(merging, mergeOf(id, otherId, values))
  return mergeCustomers.merge.databaseId as number
}

/** Undoes a merge; resolves to what was kept. */
export async function undo(actor: Actor, id: number) {
  return (await actor.ok(undoing, { input: { id: globalId('CustomerMerge', id) } })).undoMerge
}

/** A merge that can be undone. */
export async function mergedCustomer(_world: World, business: TestBusiness): Promise<{ id: number }> {
  const [one, other] = [await business.customer(), await business.customer()]
  return { id: await merge(business.admin.actor, one.id, other.id) }
}
