import { graphql } from 'react-relay/hooks'
import type { useChangeStatusMutation } from '#web/__generated__/useChangeStatusMutation.graphql.ts'
import type { ApiError } from '#web/relay/ApiError.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { CustomerStatus } from './customerStatus.ts'

const mutation = graphql`
  mutation useChangeStatusMutation($input: ChangeCustomerStatusInput!) {
    changeCustomerStatus(input: $input) {
      celebrations {
        ...Celebration_celebration
      }
      customer {
        id
        status
        statusUpdatedAt
      }
    }
  }
`

const said = {
  success: 'Customer status updated successfully!',
  failure: ({ message }: ApiError) => `Failed to update status: ${message}`,
}

/** A customer as they are before the change. */
interface Customer {
  readonly id: string
  readonly name: string
  readonly status: CustomerStatus
}

/** Changes the status of a customer; the toast names the customer and offers *Undo*. */
export function useChangeStatus({ id, name, status: before }: Customer) {
  const [undo] = useMutation<useChangeStatusMutation>(mutation, { ...said, subject: name, undoes: true })
  const [run, pending] = useMutation<useChangeStatusMutation>(mutation, {
    ...said,
    subject: name,
    offersRetry: true,
    undo: ({ changeCustomerStatus }) => {
      const expectedStatusUpdatedAt = changeCustomerStatus?.customer.statusUpdatedAt
      return () => undo({ input: { id, status: before, expectedStatusUpdatedAt } })
    },
  })
  const change = (status: CustomerStatus) => run({ input: { id, status } })
  return [change, pending] as const
}
