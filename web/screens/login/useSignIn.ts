import { graphql } from 'react-relay/hooks'
import type { useSignInChoiceMutation } from '#web/__generated__/useSignInChoiceMutation.graphql.ts'
import type { useSignInCodeMutation } from '#web/__generated__/useSignInCodeMutation.graphql.ts'
import type { SignInInput, useSignInMutation } from '#web/__generated__/useSignInMutation.graphql.ts'
import type { ApiError } from '#web/relay/ApiError.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { fromHere } from './fromHere.ts'
import { loginFailed, type NextStep, nextStep, signInErrors } from './loginFailed.ts'
import { useStartSession } from './useStartSession.ts'

/** What came of a step: another one, an error, or neither when the session has begun. */
export interface Step {
  next: NextStep | null
  refusal?: FormErrors | undefined
  /** Whether the sign-in has to begin again. */
  isOver?: boolean
}

export const stepAfter = (error: ApiError, isSuperadmin = false): Step => ({
  next: nextStep(error, isSuperadmin),
  refusal: signInErrors(error),
  isOver: error.code === 'CHOICE_ENDED',
})

const begun: Step = { next: null }

/**
 * Signs in at a business. With one matching account and no second factor it completes at once; else the answer names the
 * next step, which `redeem` takes with a choice token and `sendCode` with a code.
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
  const [sendCode] = useMutation<useSignInCodeMutation>(
    graphql`
      mutation useSignInCodeMutation($input: SignInWithCodeInput!) {
        signInWithCode(input: $input) {
          ...useStartSession_payload
        }
      }
    `,
    { failure: loginFailed },
  )

  return {
    pending: checking || redeeming,
    async signIn(input: SignInInput): Promise<Step> {
      const outcome = await sendPassword({ input }, fromHere())
      if (!outcome.ok) return stepAfter(outcome.error)
      if (outcome.data.signIn) enter(outcome.data.signIn)
      return begun
    },
    async redeem(choiceToken: string): Promise<Step> {
      const outcome = await sendChoice({ input: { choiceToken } }, fromHere())
      if (!outcome.ok) return stepAfter(outcome.error)
      if (outcome.data.signInWithChoice) enter(outcome.data.signInWithChoice)
      return begun
    },
    async sendCode(ticket: string, code: string): Promise<Step> {
      const outcome = await sendCode({ input: { ticket, code } }, fromHere())
      if (!outcome.ok) return stepAfter(outcome.error)
      if (outcome.data.signInWithCode) enter(outcome.data.signInWithCode)
      return begun
    },
  }
}
