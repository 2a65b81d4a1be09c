import { useEffect, useEffectEvent } from 'react'
import { type GraphQLTaggedNode, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks'
import {
  type FragmentType,
  getFragment,
  getPaginationMetadata,
  getPaginationVariables,
  getRefetchMetadata,
  getSelector,
  getValueAtPath,
  type OperationType,
} from 'relay-runtime'
import { useExtraPages } from './RefreshContext.ts'
import { type RefetchedAnswer, refetch } from './refetch.ts'

/** A reference to a fragment's data, as Relay generates its type. */
export interface FragmentKey {
  readonly ' $data'?: unknown
  readonly ' $fragmentSpreads': FragmentType
}

/** Whether a list has more rows than it has loaded, and how to load this many of them. */
export interface More {
  readonly hasNext: boolean
  readonly isLoadingNext: boolean
  readonly loadNext: (count: number, options?: { onComplete: (error: Error | null) => void }) => unknown
}

/** The maximum page size of the server. */
const largestPage = 100
/** A refreshed list ends after this many pages and continues with the next scroll. */
const mostPages = 5

interface Connection {
  readonly edges: readonly unknown[]
  readonly pageInfo?: { readonly endCursor?: string | null; readonly hasNextPage?: boolean }
}

/**
 * `usePaginationFragment` for lists that stay up to date: a refresh of the screen refetches as many rows as have been
 * loaded.
 */
export function usePages<Key extends FragmentKey>(fragment: GraphQLTaggedNode, key: Key) {
  const environment = useRelayEnvironment()
  const extraPages = useExtraPages()
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<OperationType, Key>(fragment, key)
  const node = getFragment(fragment)
  const metadata = getPaginationMetadata(node, 'usePages')
  const { connectionPathInFragmentData: path, paginationRequest: request } = metadata
  const { fragmentRefPathInResponse } = getRefetchMetadata(node, 'usePages')
  const selector = getSelector(node, key)
  const variables = selector?.kind === 'SingularReaderSelector' ? selector.variables : {}
  const firstPage = Number(variables[metadata.paginationMetadata.forward?.count ?? ''])

  /**
   * The number of loaded rows if there is more than one page; read from the store, which is ahead of the rendered data.
   */
  const grown = () => {
    if (selector?.kind !== 'SingularReaderSelector') return 0
    const { data: stored } = environment.lookup(selector)
    // A list that the viewer may not see is null.
    const connection = getValueAtPath(stored, [...path]) as unknown as Connection | null
    const loaded = connection?.edges.length ?? 0
    return loaded > firstPage ? loaded : 0
  }
  const read = async (): Promise<RefetchedAnswer[]> => {
    if (selector?.kind !== 'SingularReaderSelector') return []
    const known = { ...selector.owner.variables, ...variables }
    const id = metadata.identifierField && {
      id: (data as Record<string, unknown>)[metadata.identifierField],
    }
    const answers: RefetchedAnswer[] = []
    let left = grown()
    let cursor: string | null = null
    while (left > 0 && answers.length < mostPages) {
      const count = Math.min(left, largestPage)
      const page = getPaginationVariables(
        'forward',
        count,
        cursor,
        known,
        { ...id },
        metadata.paginationMetadata,
      )
      const answer = await refetch(environment, request, page)
      answers.push(answer)
      const connection = getValueAtPath(answer.data, [...fragmentRefPathInResponse, ...path])
      const { pageInfo } = connection as unknown as Connection
      if (!pageInfo?.hasNextPage) break
      cursor = pageInfo.endCursor ?? null
      left -= count
    }
    return answers
  }

  const latest = useEffectEvent(() => ({ rows: grown, read }))
  useEffect(() => {
    const list = { rows: () => latest().rows(), read: () => latest().read() }
    extraPages.add(list)
    return () => void extraPages.delete(list)
  }, [extraPages])

  const more: More = { hasNext, isLoadingNext, loadNext }
  return { data, more }
}
