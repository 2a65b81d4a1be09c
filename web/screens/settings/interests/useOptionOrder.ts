import { useRef, useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { InterestsTab_business$data } from '#web/__generated__/InterestsTab_business.graphql.ts'
import type { useOptionOrderMutation } from '#web/__generated__/useOptionOrderMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

export type Option = InterestsTab_business$data['interestOptions'][number]

/**
 * The options in the order that the user has chosen. A new order shows immediately and is saved in the background: one
 * request at a time, and only the latest pending order. After a failure the saved order is shown again.
 */
export function useOptionOrder(options: readonly Option[]) {
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const waiting = useRef<readonly string[] | null>(null)
  const sending = useRef(false)
  const [run] = useMutation<useOptionOrderMutation>(
    graphql`
      mutation useOptionOrderMutation($input: ReorderInterestOptionsInput!) {
        reorderInterestOptions(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Interest options reordered successfully',
      subject: null,
      failure: 'Failed to reorder interest options',
      offersRetry: true,
    },
  )

  async function reorder(ids: readonly string[]) {
    setWanted(ids)
    waiting.current = ids
    if (sending.current) return
    sending.current = true
    while (waiting.current) {
      const next: readonly string[] = waiting.current
      waiting.current = null
      const { ok } = await run({ input: { ids: next } })
      if (!ok) waiting.current = null
    }
    sending.current = false
    setWanted(null)
  }
  return [wanted ? inOrder(options, wanted) : options, reorder] as const
}

/** Options without a position, such as one that another user has just added, come last. */
function inOrder(options: readonly Option[], ids: readonly string[]): readonly Option[] {
  const place = new Map(ids.map((id, at) => [id, at]))
  const placeOf = ({ id }: Option) => place.get(id) ?? ids.length
  return options.toSorted((a, b) => placeOf(a) - placeOf(b))
}
