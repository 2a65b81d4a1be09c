import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { NewBrowserMails_query$key } from '#web/__generated__/NewBrowserMails_query.graphql.ts'
import type { NewBrowserMailsMutation } from '#web/__generated__/NewBrowserMailsMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'

/** Switches the mails about sign-ins from a new browser. */
export function NewBrowserMails({ query }: { query: NewBrowserMails_query$key }) {
  const { newBrowserMails } = useFragment(
    graphql`
      fragment NewBrowserMails_query on Query {
        newBrowserMails
      }
    `,
    query,
  )
  const [set] = useMutation<NewBrowserMailsMutation>(
    graphql`
      mutation NewBrowserMailsMutation($input: SetNewBrowserMailsInput!) {
        setNewBrowserMails(input: $input) {
          newBrowserMails
        }
      }
    `,
    { failure: 'Failed to switch the mails', offersRetry: true },
  )
  const [isOn, setIsOn] = useState(newBrowserMails !== false)
  const change = async (on: boolean) => {
    setIsOn(on)
    const { ok } = await set({ input: { on } })
    if (!ok) setIsOn(!on)
  }
  return (
    <SwitchField
      label="Mail me about new browsers"
      description="When somebody signs in to your account from an unknown browser."
      value={isOn}
      onChange={(on) => void change(on)}
    />
  )
}
