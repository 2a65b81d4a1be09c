import { graphql, useFragment } from 'react-relay/hooks'
import type { OwnerFact_customer$key } from '#web/__generated__/OwnerFact_customer.graphql.ts'
import type { OwnerFactMutation } from '#web/__generated__/OwnerFactMutation.graphql.ts'
import type { ApiError } from '#web/relay/ApiError.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextButton } from '#web/ui/actions/TextButton.tsx'
import { Fact } from '#web/ui/display/Fact.tsx'

const mutation = graphql`
  mutation OwnerFactMutation($input: ChangeCustomerOwnerInput!) {
    changeCustomerOwner(input: $input) {
      customer {
        id
        ownerName
        isMine
        owner {
          id
          fullName
        }
      }
    }
  }
`

const said = {
  success: 'Owner updated successfully!',
  failure: ({ message }: ApiError) => `Failed to update owner: ${message}`,
}

interface OwnerFactProps {
  customer: OwnerFact_customer$key
  /** The id of the viewer as a user. */
  viewerId: string
}

/** Who looks after the customer, and *Take over* for oneself, which the toast takes back. */
export function OwnerFact({ customer, viewerId }: OwnerFactProps) {
  const { id, name, owner, isMine, canEdit } = useFragment(
    graphql`
      fragment OwnerFact_customer on Customer {
        id
        name
        isMine
        canEdit
        owner {
          id
          fullName
        }
      }
    `,
    customer,
  )
  const before = owner?.id ?? null
  const [undo] = useMutation<OwnerFactMutation>(mutation, { ...said, subject: name, undoes: true })
  const [takeOver] = useMutation<OwnerFactMutation>(mutation, {
    ...said,
    subject: name,
    offersRetry: true,
    undo: () => () => undo({ input: { id, ownerId: before, expectedOwnerId: viewerId } }),
  })
  return (
    <Fact label="Owner" tall={canEdit && !isMine}>
      <span className="flex flex-wrap gap-x-3">
        {owner ? (
          <span translate="no">{isMine ? `${owner.fullName} (you)` : owner.fullName}</span>
        ) : (
          <span className="text-faint">Nobody</span>
        )}
        {canEdit && !isMine && (
          <TextButton onClick={() => takeOver({ input: { id, ownerId: viewerId, expectedOwnerId: before } })}>
            Take over
          </TextButton>
        )}
      </span>
    </Fact>
  )
}
