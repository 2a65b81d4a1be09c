import { Lock } from 'lucide-react'
import { useState } from 'react'
import { usePrefetchWhenIdle } from '#web/components/usePrefetchWhenIdle.ts'
import { AuthLayout } from '#web/features/auth-layout/AuthLayout.tsx'
import { useKnownUsername } from '#web/features/sign-in/knownUsername.ts'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { lastBusinessId } from '#web/session/lastBusiness.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusinessChooser } from './BusinessChooser.tsx'
import { CodeForm } from './CodeForm.tsx'
import { DemoAccess } from './DemoAccess.tsx'
import type { NextStep } from './loginFailed.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { RegisterBusiness } from './registration/RegisterBusiness.tsx'
import { type Credentials, SignInForm } from './SignInForm.tsx'
import { type Step, useSignIn } from './useSignIn.ts'
import { useSuperadminSignIn } from './useSuperadminSignIn.ts'
import { WhySignedOut } from './WhySignedOut.tsx'

export function LoginScreen() {
  const user = useSignIn()
  const superadmin = useSuperadminSignIn()
  const [typed, setTyped] = useState<Credentials>({
    username: useKnownUsername(),
    password: '',
    business: '',
  })
  const [refused, setRefused] = useState(false)
  const [step, setStep] = useState<NextStep | null>(null)

  // Preload the code of the first screen while the user types; it does not delay the first paint.
  const preload = usePreload()
  usePrefetchWhenIdle(async () => preload('/'))

  const signIn = ({ username, password, business }: Credentials): Promise<Step> => {
    if (isSuperadmin(username)) return superadmin.signIn(username, password)
    const last = lastBusinessId()
    return user.signIn({
      username,
      password,
      ...(business !== '' && { business }),
      ...(last !== null && { lastBusinessId: last }),
    })
  }
  const submit = async (given: Credentials) => {
    setTyped(given)
    const { next, refusal } = await signIn(given)
    setStep(next)
    setRefused((before) => before || refusal?.fields !== undefined)
    return refusal
  }
  // A choice token is valid for two minutes and one use, so after it was used the next attempt starts with the form.
  const choose = (choiceToken: string) => void user.redeem(choiceToken).then(({ next }) => setStep(next))

  const submitCode = async ({ ticket, isSuperadmin: isOperator }: CodeStep, code: string) => {
    const { refusal, isOver } = await (isOperator ? superadmin : user).sendCode(ticket, code)
    if (isOver) setStep(null)
    return refusal
  }
  const back = () => setStep(null)

  return (
    <AuthLayout named>
      {step?.kind === 'business' && (
        <>
          <h2 className="mb-1 font-semibold text-xl">Choose a business</h2>
          <p className="mb-5 text-muted">You have an account in more than one business.</p>
          <BusinessChooser
            businesses={step.businesses}
            pending={user.pending}
            onChoose={choose}
            onBack={back}
          />
        </>
      )}
      {step?.kind === 'code' && (
        <>
          <h2 className="mb-4 font-semibold text-xl">
            {asksForCode(step) ? 'Enter Your Code' : 'Use Your Passkey'}
          </h2>
          <div className="flex flex-col gap-4">
            {step.methods?.includes('passkey') && (
              <PasskeyButton second={step} onOver={back} otherwise={!asksForCode(step) && <NoPasskeys />} />
            )}
            {asksForCode(step) && <CodeForm onSubmit={(code) => submitCode(step, code)} />}
            <Button variant="ghost" onClick={back} className="w-full">
              Use another account
            </Button>
          </div>
        </>
      )}
      {step === null && (
        <>
          <WhySignedOut />
          <DemoAccess />
          <h2 className="mb-4 font-semibold text-xl">Sign In</h2>
          <SignInForm initial={typed} refused={refused} onSubmit={submit} />
          <div className="mt-4">
            <PasskeyButton />
          </div>
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

/** For an account that has nothing but passkeys, in a browser that cannot use them. */
const NoPasskeys = () => (
  <Notice>
    Your account asks for a passkey, which this browser does not offer here. Sign in with the browser or
    device that keeps it, or ask an admin of your business to remove it.
  </Notice>
)

type CodeStep = Extract<NextStep, { kind: 'code' }>

const asksForCode = ({ methods }: CodeStep) => methods?.includes('code') !== false

/** The superadmin's username, in any case. */
export function isSuperadmin(username: string): boolean {
  return username.toLowerCase() === 'triton'
}
