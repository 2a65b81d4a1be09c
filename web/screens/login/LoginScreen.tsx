import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { FrontDoor } from '#web/components/front-door/FrontDoor.tsx'
import { useKnownUsername } from '#web/components/front-door/knownUsername.ts'
import type { BusinessTicket } from '#web/relay/ApiError.ts'
import { usePreload } from '#web/router/PreloadLink.tsx'
import { BusinessChooser } from './BusinessChooser.tsx'
import { DemoAccess } from './DemoAccess.tsx'
import { RegisterBusiness } from './registration/RegisterBusiness.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useSignIn } from './useSignIn.ts'
import { isSuperadmin, useSuperadminSignIn } from './useSuperadminSignIn.ts'

export function LoginScreen() {
  const { signIn, redeem, pending } = useSignIn()
  const signInSuperadmin = useSuperadminSignIn()
  const [typed, setTyped] = useState({ username: useKnownUsername(), password: '' })
  const [businesses, setBusinesses] = useState<readonly BusinessTicket[]>([])

  // The code of the first page arrives while the name is being typed.
  const preload = usePreload()
  useEffect(() => preload('/'), [preload])

  const submit = async (username: string, password: string) => {
    setTyped({ username, password })
    if (isSuperadmin(username)) await signInSuperadmin(username, password)
    else setBusinesses(await signIn(username, password))
  }
  // A ticket lives two minutes and works once: whatever comes of it, the next try starts at the form.
  const choose = (ticket: string) => void redeem(ticket).then(() => setBusinesses([]))

  return (
    <FrontDoor named>
      {businesses.length > 0 ? (
        <>
          <h2 className="mb-1 font-semibold text-xl">Choose a business</h2>
          <p className="mb-5 text-muted">Your account is known in more than one.</p>
          <BusinessChooser
            businesses={businesses}
            pending={pending}
            onChoose={choose}
            onBack={() => setBusinesses([])}
          />
        </>
      ) : (
        <>
          <DemoAccess />
          <h2 className="mb-4 font-semibold text-xl">Sign In</h2>
          <SignInForm initial={typed} onSubmit={submit} />
          <RegisterBusiness />
        </>
      )}
      <p className="mt-8 flex items-start justify-center gap-2 text-balance text-center text-faint text-sm">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        Your business data is private and isolated.
      </p>
    </FrontDoor>
  )
}
