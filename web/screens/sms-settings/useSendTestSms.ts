import { graphql } from 'react-relay/hooks'
import type { useSendTestSmsMutation } from '#web/__generated__/useSendTestSmsMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Sends a test text. Why it failed is said in the dialog, in plain words (decisions, section 11). */
export function useSendTestSms() {
  const [send] = useMutation<useSendTestSmsMutation>(
    graphql`
      mutation useSendTestSmsMutation($phoneNumber: String!) {
        sendTestSms(input: { phoneNumber: $phoneNumber }) {
          __typename
        }
      }
    `,
    { success: 'Test SMS sent successfully', failure: 'Failed to send test SMS' },
  )
  return send
}
