import { useState } from 'react'
import { type GraphQLTaggedNode, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { getFragment, getSelector } from 'relay-runtime'
import type { FragmentKey } from './usePages.ts'

type Data<Key extends FragmentKey | null> = Key extends FragmentKey ? NonNullable<Key[' $data']> : null

/**
 * `useFragment` for the record of an open form. When a record is deleted from the store, or parts of it are collected
 * because nothing else shows them, the last complete data stays, so that the form keeps what was typed.
 */
export function useLastKnown<Key extends FragmentKey | null>(
  fragment: GraphQLTaggedNode,
  key: Key,
): Data<Key> {
  const environment = useRelayEnvironment()
  const data = useFragment<FragmentKey>(fragment, key) as Data<Key> | null
  const [known, setKnown] = useState(data)
  const selector = getSelector(getFragment(fragment), key)
  const isComplete =
    data !== null &&
    selector?.kind === 'SingularReaderSelector' &&
    !environment.lookup(selector).isMissingData
  if (isComplete && data !== known) setKnown(data)
  return (isComplete ? data : known) as Data<Key>
}
