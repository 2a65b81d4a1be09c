import { graphql } from 'react-relay/hooks'
import type { useChangeStatusMutation } from '#web/__generated__/useChangeStatusMutation.graphql.ts'
import { type Feedback, useMutation } from '#web/relay/useMutation.ts'
import type { CustomerStatus } from './customerStatus.ts'

const mutation = graphql`
  mutation useChangeStatusMutation($input: ChangeCustomerStatusInput!) {
    changeCustomerStatus(input: $input) {
      celebrations {
        # Shown by the part that listens to all writes.
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

const description = 'Customer status updated successfully!'

const failure: Feedback<useChangeStatusMutation>['failure'] = ({ message }) => ({
  title: 'Error',
  description: `Failed to update status: ${message}`,
})

/** A customer as they are before the change. */
interface Customer {
  readonly id: string
  readonly name: string
  readonly status: CustomerStatus
}

/** Changes the status of a customer; the toast names the customer and offers *Undo*. */
export function useChangeStatus({ id, name, status: before }: Customer) {
  const [undo] = useMutation<useChangeStatusMutation>(mutation, {
    subject: name,
    undo: true,
    success: description,
    failure,
  })
  const [run, pending] = useMutation<useChangeStatusMutation>(mutation, {
    subject: name,
    success: ({ changeCustomerStatus }) => {
      const expectedStatus = changeCustomerStatus?.customer.status
      return {
        title: 'Success',
        description,
        action: {
          label: 'Undo',
          onSelect: () => void undo({ input: { id, status: before, expectedStatus } }),
        },
      }
    },
    failure,
  })
  const change = (status: CustomerStatus) => run({ input: { id, status } })
  return [change, pending] as const
}
