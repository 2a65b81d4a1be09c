import { graphql } from 'react-relay/hooks'
import type { useSignInChoiceMutation } from '#web/__generated__/useSignInChoiceMutation.graphql.ts'
import type { SignInInput, useSignInMutation } from '#web/__generated__/useSignInMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { type BusinessChoice, businessesIn, loginFailed, signInErrors } from './loginFailed.ts'
import { useStartSession } from './useStartSession.ts'

/**
 * Signs in at a business. With one matching account it completes at once; when several businesses match, `signIn`
 * returns their choice tokens and `redeem` takes the chosen one.
 */
export function useSignIn() {
  const enter = useStartSession()
  const [sendPassword, checking] = useMutation<useSignInMutation>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        signIn(input: $input) {
          ...useStartSession_payload
        }
      }
    `,
    { failure: loginFailed },
  )
  const [sendChoice, redeeming] = useMutation<useSignInChoiceMutation>(
    graphql`
      mutation useSignInChoiceMutation($input: SignInWithChoiceInput!) {
        signInWithChoice(input: $input) {
          ...useStartSession_payload
        }
      }
    `,
    { failure: loginFailed },
  )

  return {
    pending: checking || redeeming,
    /** The businesses to choose from when several match, and the form's error when none does. */
    async signIn(
      input: SignInInput,
    ): Promise<{ businesses: readonly BusinessChoice[]; refusal: FormErrors | undefined }> {
      const outcome = await sendPassword({ input })
      if (!outcome.ok) {
        return { businesses: businessesIn(outcome.error), refusal: signInErrors(outcome.error) }
      }
      if (outcome.data.signIn) enter(outcome.data.signIn)
      return { businesses: [], refusal: undefined }
    },
    async redeem(choiceToken: string): Promise<void> {
      const outcome = await sendChoice({ input: { choiceToken } })
      if (outcome.ok && outcome.data.signInWithChoice) enter(outcome.data.signInWithChoice)
    },
  }
}
