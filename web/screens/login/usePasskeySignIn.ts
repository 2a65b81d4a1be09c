import { graphql } from 'react-relay/hooks'
import type { usePasskeySignInMutation } from '#web/__generated__/usePasskeySignInMutation.graphql.ts'
import type { usePasskeySignInStartMutation } from '#web/__generated__/usePasskeySignInStartMutation.graphql.ts'
import type { usePasskeySignInSuperadminMutation } from '#web/__generated__/usePasskeySignInSuperadminMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { fromHere } from './fromHere.ts'
import { loginFailed } from './loginFailed.ts'
import { type Step, stepAfter } from './useSignIn.ts'
import { useStartSession } from './useStartSession.ts'
import { useStartSuperadminSession } from './useSuperadminSignIn.ts'

/** The step whose password was right, whose ticket goes with the passkey. */
interface SecondStep {
  ticket: string
  isSuperadmin: boolean
}

/** What came of it; `trouble` is what the browser's part ended with. */
export type PasskeyStep = Step & { trouble?: string }

/** Signs in by a passkey, which says itself whose it is; with a ticket, as the second step. */
export function usePasskeySignIn() {
  const enter = useStartSession()
  const enterPanel = useStartSuperadminSession()
  const [start] = useMutation<usePasskeySignInStartMutation>(
    graphql`
      mutation usePasskeySignInStartMutation($input: StartPasskeySignInInput!) {
        startPasskeySignIn(input: $input) {
          options
        }
      }
    `,
    { failure: loginFailed },
  )
  const [send] = useMutation<usePasskeySignInMutation>(
    graphql`
      mutation usePasskeySignInMutation($input: SignInWithPasskeyInput!) {
        signInWithPasskey(input: $input) {
          ...useStartSession_payload
        }
      }
    `,
    { failure: loginFailed },
  )
  const [sendSuperadmin] = useMutation<usePasskeySignInSuperadminMutation>(
    graphql`
      mutation usePasskeySignInSuperadminMutation($input: SignInWithPasskeyInput!) {
        signInSuperadminWithPasskey(input: $input) {
          ...useSuperadminSignIn_payload
        }
      }
    `,
    { failure: loginFailed },
  )

  return async (second?: SecondStep): Promise<PasskeyStep> => {
    const ceremonies = import('#web/features/passkeys/ceremonies.ts')
    const ticket = second && { ticket: second.ticket }
    const started = await start({ input: { ...ticket } })
    if (!started.ok) return stepAfter(started.error)
    const { answerWithPasskey } = await ceremonies
    const answer = await answerWithPasskey(started.data.startPasskeySignIn?.options ?? '')
    if ('trouble' in answer) return { next: null, trouble: answer.trouble }
    const input = { ...ticket, credential: answer.credential }
    if (second ? second.isSuperadmin : answer.isSuperadmin) {
      const outcome = await sendSuperadmin({ input }, fromHere())
      return outcome.ok
        ? enterPanel(outcome.data.signInSuperadminWithPasskey)
        : stepAfter(outcome.error, true)
    }
    const outcome = await send({ input }, fromHere())
    if (!outcome.ok) return stepAfter(outcome.error)
    if (outcome.data.signInWithPasskey) enter(outcome.data.signInWithPasskey)
    return { next: null }
  }
}
