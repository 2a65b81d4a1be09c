import { Lock } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay/hooks'
import type { LoginScreenMutation } from '#web/__generated__/LoginScreenMutation.graphql.ts'
import { usePrefetchWhenIdle } from '#web/components/usePrefetchWhenIdle.ts'
import { AuthLayout } from '#web/features/auth-layout/AuthLayout.tsx'
import { useKnownUsername } from '#web/features/sign-in/knownUsername.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { lastBusinessId } from '#web/session/lastBusiness.ts'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { BusinessChooser } from './BusinessChooser.tsx'
import { DemoAccess } from './DemoAccess.tsx'
import { type BusinessChoice, loginFailed, signInErrors } from './loginFailed.ts'
import { RegisterBusiness } from './registration/RegisterBusiness.tsx'
import { type Credentials, SignInForm } from './SignInForm.tsx'
import { useCompleteSignIn } from './useCompleteSignIn.ts'
import { useSignIn } from './useSignIn.ts'
import { WhySignedOut } from './WhySignedOut.tsx'

export function LoginScreen() {
  const { signIn, redeem, pending } = useSignIn()
  const signInSuperadmin = useSuperadminSignIn()
  const [typed, setTyped] = useState<Credentials>({
    username: useKnownUsername(),
    password: '',
    business: '',
  })
  const [refused, setRefused] = useState(false)
  const [businesses, setBusinesses] = useState<readonly BusinessChoice[]>([])

  // Preload the code of the first screen while the user types; it does not delay the first paint.
  const preload = usePreload()
  usePrefetchWhenIdle(async () => preload('/'))

  const submit = async (given: Credentials) => {
    setTyped(given)
    const { username, password, business } = given
    if (isSuperadmin(username)) return signInSuperadmin(username, password)
    const last = lastBusinessId()
    const answer = await signIn({
      username,
      password,
      ...(business !== '' && { business }),
      ...(last !== null && { lastBusinessId: last }),
    })
    setBusinesses(answer.businesses)
    setRefused((before) => before || answer.refusal?.fields !== undefined)
    return answer.refusal
  }
  // A choice token is valid for two minutes and one use, so after it was used the next attempt starts with the form.
  const choose = (choiceToken: string) => void redeem(choiceToken).then(() => setBusinesses([]))

  return (
    <AuthLayout named>
      {businesses.length > 0 ? (
        <>
          <h2 className="mb-1 font-semibold text-xl">Choose a business</h2>
          <p className="mb-5 text-muted">You have an account in more than one business.</p>
          <BusinessChooser
            businesses={businesses}
            pending={pending}
            onChoose={choose}
            onBack={() => setBusinesses([])}
          />
        </>
      ) : (
        <>
          <WhySignedOut />
          <DemoAccess />
          <h2 className="mb-4 font-semibold text-xl">Sign In</h2>
          <SignInForm initial={typed} refused={refused} onSubmit={submit} />
          <RegisterBusiness />
        </>
      )}
      <p className="mt-8 flex items-start justify-center gap-2 text-balance text-center text-faint text-sm">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        Your business data is private and isolated.
      </p>
    </AuthLayout>
  )
}

/** The superadmin's username, in any case. */
export function isSuperadmin(username: string): boolean {
  return username.toLowerCase() === 'triton'
}

function useSuperadminSignIn() {
  const arrive = useCompleteSignIn()
  const [send] = useMutation<LoginScreenMutation>(
    graphql`
      mutation LoginScreenMutation($input: SignInInput!) {
        signInSuperadmin(input: $input) {
          token
          superadmin {
            id
            username
            email
          }
        }
      }
    `,
    { failure: loginFailed },
  )

  return async (username: string, password: string): Promise<FormErrors | undefined> => {
    const outcome = await send({ input: { username, password } })
    if (!outcome.ok) return signInErrors(outcome.error)
    const payload = outcome.data.signInSuperadmin
    if (payload) arrive((session) => session.signInSuperadmin(payload.token, payload.superadmin))
    return undefined
  }
}
