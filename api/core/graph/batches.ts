import DataLoader from 'dataloader'
import type { FieldNode, GraphQLResolveInfo } from 'graphql'
import type { Context } from '#api/core/context/context.ts'

/** Field nodes of operations, numbered. Within a request the same nodes have the same arguments and selections. */
const numbers = new WeakMap<FieldNode, number>()
let last = 0

function numberOf(node: FieldNode): number {
  const known = numbers.get(node)
  if (known !== undefined) return known
  last += 1
  numbers.set(node, last)
  return last
}

const loaders = new WeakMap<Context, Map<string, DataLoader<number, unknown>>>()

/**
 * Returns a DataLoader that loads a field for all parent records with the same arguments and selection in one call.
 * `load` gets every id once and returns one answer per id, in their order.
 */
export function batchOf<Answer>(
  context: Context,
  { fieldNodes, parentType }: GraphQLResolveInfo,
  load: (ids: readonly number[]) => Promise<Answer[]>,
): DataLoader<number, Answer> {
  const own = loaders.get(context) ?? new Map()
  loaders.set(context, own)
  const key = `${parentType.name}:${fieldNodes.map(numberOf).join()}`
  const known = own.get(key)
  if (known) return known
  const loader = new DataLoader<number, Answer>((ids) => loadOnce(ids, load), { cache: false })
  own.set(key, loader)
  return loader
}

/** A record that occurs twice in a response, such as one that two others refer to, asks twice. */
async function loadOnce<Answer>(
  ids: readonly number[],
  load: (ids: readonly number[]) => Promise<Answer[]>,
): Promise<Answer[]> {
  const unique = [...new Set(ids)]
  const answers = await load(unique)
  const places = new Map(unique.map((id, place) => [id, place]))
  return ids.map((id) => answers[places.get(id) as number] as Answer)
}
