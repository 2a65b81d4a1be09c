import { KeyRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { usePasskeysOffered } from '#web/features/passkeys/offered.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { NextStep } from './loginFailed.ts'
import { usePasskeySignIn } from './usePasskeySignIn.ts'

interface PasskeyButtonProps {
  /** The step after a right password; omitted, the passkey signs in alone. */
  second?: Extract<NextStep, { kind: 'code' }>
  /** Called when the sign-in has to begin again. */
  onOver?: () => void
  /** What stands in its place where the browser or the server has no passkeys. */
  otherwise?: ReactNode
}

/** Signs in by a passkey. */
export function PasskeyButton({ second, onOver, otherwise }: PasskeyButtonProps) {
  const signIn = usePasskeySignIn()
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState('')
  if (!usePasskeysOffered()) return otherwise
  const press = async () => {
    setPending(true)
    setTrouble('')
    const step = await signIn(second).finally(() => setPending(false))
    setTrouble(step.trouble ?? '')
    if (step.isOver) onOver?.()
  }
  return (
    <div className="flex flex-col gap-3" data-passkeys>
      {/* Above the button, because what is below it may be out of sight on phones. */}
      {trouble && <Notice>{trouble}</Notice>}
      <Button
        size="lg"
        icon={<KeyRound />}
        pending={pending}
        pendingText="Waiting for your device..."
        className="w-full"
        // The only thing to do in this step; beside a code its field has the focus.
        autoFocus={second && !second.methods?.includes('code')}
        onClick={() => void press()}
      >
        Use a passkey
      </Button>
    </div>
  )
}
