import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { useSignIn } from './useSignIn.ts'

/** The built-in account with sample data. */
const demo = { username: 'demo', password: 'demo1234' }

/** The server sets this in the page when it runs without the demo. */
function demoIsOff(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="cuecard-demo"]')?.content === 'off'
}

/** Signs in at the demo business with one click. */
export function DemoAccess() {
  const [dismissed, setDismissed] = useState(demoIsOff)
  const { signIn, pending } = useSignIn()
  if (dismissed) return null

  return (
    <section aria-labelledby="demo-access" className="relative mb-8 rounded-xl bg-accent-soft p-4 pr-12">
      <h2 id="demo-access" className="font-semibold text-ink">
        Demo Access
      </h2>
      <p className="mt-0.5 text-pretty text-muted">
        Walk around a billiards shop with sample customers. Nothing to fill in.
      </p>
      <Button
        className="mt-3"
        pending={pending}
        pendingText="Opening the demo..."
        onClick={() => void signIn(demo)}
      >
        Access Demo
      </Button>
      <IconButton
        label="Dismiss"
        icon={<X />}
        size="sm"
        onClick={() => setDismissed(true)}
        className="absolute top-2 right-2"
      />
    </section>
  )
}
