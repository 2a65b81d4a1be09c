import { graphql } from 'react-relay/hooks'
import type { useSaveStepCreateMutation } from '#web/__generated__/useSaveStepCreateMutation.graphql.ts'
import type { useSaveStepUpdateMutation } from '#web/__generated__/useSaveStepUpdateMutation.graphql.ts'
import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'
import type { ApiError } from '#web/relay/ApiError.ts'
import { useMutation } from '#web/relay/useMutation.ts'

interface Fields {
  readonly dayNumber: number
  readonly title: string
  readonly description: string | null
  readonly isActive: boolean
}

const failure = ({ message }: ApiError) => ({
  title: 'Error',
  description: `Failed to save the step: ${message}`,
})

/** Adds a step to the plan of a status, or changes the one that is given. */
export function useSaveStep(customerStatus: CustomerStatus) {
  const [create] = useMutation<useSaveStepCreateMutation>(
    graphql`
      mutation useSaveStepCreateMutation($input: CreateFollowUpCadenceInput!) {
        createFollowUpCadence(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Step added', failure },
  )
  const [update] = useMutation<useSaveStepUpdateMutation>(
    graphql`
      mutation useSaveStepUpdateMutation($input: UpdateFollowUpCadenceInput!) {
        updateFollowUpCadence(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Step saved', failure },
  )
  return (id: string | null, fields: Fields) =>
    id === null ? create({ input: { customerStatus, ...fields } }) : update({ input: { id, ...fields } })
}
