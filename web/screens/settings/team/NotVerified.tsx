import { graphql } from 'react-relay/hooks'
import type { NotVerifiedMutation } from '#web/__generated__/NotVerifiedMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'

interface NotVerifiedProps {
  id: string
  /** The id of the name, which describes the button to screen readers. */
  heading: string
}

/** Shows that the email address is not verified, with a button that sends the link again. */
export function NotVerified({ id, heading }: NotVerifiedProps) {
  const [send, pending] = useMutation<NotVerifiedMutation>(
    graphql`
      mutation NotVerifiedMutation($id: ID!) {
        sendVerificationEmail(input: { id: $id }) {
          user {
            email
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ sendVerificationEmail }) =>
        `A link is on its way to ${sendVerificationEmail?.user.email ?? 'that address'}`,
      failure: ({ code, message }) =>
        code === 'RATE_LIMITED'
          ? 'The link was sent already. Check the spam folder, or try again in an hour.'
          : code === 'CONFLICT'
            ? message
            : 'Failed to send the link',
    },
  )
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
      Not verified
      <Button
        variant="ghost"
        size="sm"
        className="max-sm:-ml-3"
        aria-describedby={heading}
        pending={pending}
        pendingText="Sending..."
        onClick={() => send({ id })}
      >
        Send the link again
      </Button>
    </p>
  )
}
