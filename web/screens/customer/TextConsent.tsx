import { MessageSquareOff, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TextConsent_customer$key } from '#web/__generated__/TextConsent_customer.graphql.ts'
import type { TextConsentResumeMutation } from '#web/__generated__/TextConsentResumeMutation.graphql.ts'
import type { TextConsentStopMutation } from '#web/__generated__/TextConsentStopMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'

/** Records what the customer said about texts, in other words than STOP or by phone; nothing without a number. */
export function TextConsent({ customer }: { customer: TextConsent_customer$key }) {
  const { id, name, phoneNumber, canEdit, hasStoppedTexts, canResumeTexts } = useFragment(
    graphql`
      fragment TextConsent_customer on Customer {
        id
        name
        phoneNumber
        canEdit
        hasStoppedTexts
        canResumeTexts
      }
    `,
    customer,
  )
  const [asking, setAsking] = useState(false)
  const [stop] = useMutation<TextConsentStopMutation>(
    graphql`
      mutation TextConsentStopMutation($input: StopTextsInput!) {
        stopTexts(input: $input) {
          customer {
            id
            hasStoppedTexts
          }
        }
      }
    `,
    { subject: name, success: 'No more texts will be sent', failure: 'Failed to stop texts' },
  )
  const [resume, resuming] = useMutation<TextConsentResumeMutation>(
    graphql`
      mutation TextConsentResumeMutation($input: ResumeTextsInput!) {
        resumeTexts(input: $input) {
          customer {
            id
            hasStoppedTexts
          }
        }
      }
    `,
    {
      subject: name,
      success: 'Texts will be sent again',
      failure: 'Failed to allow texts',
      offersRetry: true,
    },
  )
  const input = { customerId: id }
  if (!phoneNumber || (hasStoppedTexts ? !canResumeTexts : !canEdit)) return null
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={hasStoppedTexts ? <MessageSquareText /> : <MessageSquareOff />}
        pending={resuming}
        onClick={() => (hasStoppedTexts ? void resume({ input }) : setAsking(true))}
      >
        {hasStoppedTexts ? 'Allow texts' : 'Stop texts'}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Stop texts"
        description={`${name} asked for no more texts? Reminders to this number end. A START from the customer, a manager or an admin can allow them again.`}
        confirmText="Stop Texts"
        pendingText="Stopping..."
        onConfirm={() => stop({ input })}
      />
    </>
  )
}
