import { globalId } from '#api/core/graph/ids.ts'

/** A filter with the owner as the lists take it: by the global id. */
export function withOwner<Filter extends { ownerId?: number | null | undefined }>({
  ownerId,
  ...filter
}: Filter) {
  return { ...filter, ownerId: ownerId ? globalId('User', ownerId) : null }
}
