import { graphql } from 'react-relay/hooks'
import type {
  SetBusinessActiveInput,
  useSetActiveMutation,
} from '#web/__generated__/useSetActiveMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Suspends or activates a business. */
export function useSetActive() {
  const [run, pending] = useMutation<useSetActiveMutation>(
    graphql`
      mutation useSetActiveMutation($input: SetBusinessActiveInput!) {
        setBusinessActive(input: $input) {
          business {
            ...BusinessCells_business
            name
            isActive
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ setBusinessActive: act }) =>
        act ? `${act.business.name} has been ${act.business.isActive ? 'activated' : 'suspended'}` : null,
      failure: 'Failed to update business status',
    },
  )
  return [(input: SetBusinessActiveInput) => run({ input }), pending] as const
}
