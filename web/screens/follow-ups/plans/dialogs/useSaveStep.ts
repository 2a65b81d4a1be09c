import { graphql } from 'react-relay/hooks'
import type { useSaveStepCreateMutation } from '#web/__generated__/useSaveStepCreateMutation.graphql.ts'
import type { useSaveStepUpdateMutation } from '#web/__generated__/useSaveStepUpdateMutation.graphql.ts'
import type { CustomerStatus } from '#web/components/customers/customerStatus.ts'
import { placeCadenceAnswer } from '#web/components/follow-up-lists/cadenceList.ts'
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
          cadence {
            ...cadenceList_cadence
          }
          business {
            id
          }
        }
      }
    `,
    { success: 'Step added', failure },
  )
  const [update] = useMutation<useSaveStepUpdateMutation>(
    graphql`
      mutation useSaveStepUpdateMutation($input: UpdateFollowUpCadenceInput!) {
        updateFollowUpCadence(input: $input) {
          cadence {
            ...cadenceList_cadence
          }
          business {
            id
          }
        }
      }
    `,
    { success: 'Step saved', failure },
  )
  return (id: string | null, fields: Fields) =>
    id === null
      ? create(
          { input: { customerStatus, ...fields } },
          { updater: placeCadenceAnswer('createFollowUpCadence') },
        )
      : update({ input: { id, ...fields } }, { updater: placeCadenceAnswer('updateFollowUpCadence') })
}
