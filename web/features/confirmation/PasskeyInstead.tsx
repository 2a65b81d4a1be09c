import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { usePasskeysOffered } from '#web/features/passkeys/offered.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'

interface PasskeyInsteadProps {
  onUse: () => Promise<{ ok: true } | { ok: false; error: FormErrors }>
}

/** Confirms with a passkey in the place of a code. */
export function PasskeyInstead({ onUse }: PasskeyInsteadProps) {
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  if (!usePasskeysOffered()) return null
  const press = async () => {
    setPending(true)
    const answer = await onUse().finally(() => setPending(false))
    setTrouble(answer.ok ? undefined : answer.error.message)
  }
  return (
    <div className="mb-4 flex flex-col gap-3">
      <Button
        icon={<KeyRound />}
        pending={pending}
        pendingText="Waiting for your device..."
        className="w-full"
        onClick={() => void press()}
      >
        Use a passkey
      </Button>
      {trouble && <Notice>{trouble}</Notice>}
    </div>
  )
}
