import { lazy, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { findUnsavedText } from '#web/lib/unsavedText.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Button, type ButtonProps } from '#web/ui/actions/Button.tsx'
import type { LogoutQuestionProps } from './LogoutQuestion.tsx'

const fetchDialog = () => import('./LogoutQuestion.tsx')
const LogoutQuestion = lazy(async () => ({ default: (await fetchDialog()).LogoutQuestion }))

/** *Logout*. It clears what this browser knows, so it asks first while a tab holds unsaved text. */
export function LogoutButton(props: Omit<ButtonProps, 'onClick'>) {
  const session = useSessionStore()
  return (
    <LeaveButton {...props} onLeave={() => session.signOut()}>
      Logout
    </LeaveButton>
  )
}

/** A button that ends the session of this browser, and asks first while a tab holds unsaved text. */
export function LeaveButton({ onLeave, ...props }: ButtonProps & { onLeave: () => void }) {
  const [unsaved, setUnsaved] = useState<LogoutQuestionProps['unsaved']>('here')
  const [asking, setAsking] = useState(false)

  async function leave() {
    const found = await findUnsavedText()
    if (found === null) return onLeave()
    setUnsaved(found)
    setAsking(true)
  }

  return (
    <>
      <Button {...props} onClick={() => void leave()} />
      <LazyDialogs open={asking} load={fetchDialog}>
        <LogoutQuestion
          open={asking}
          onClose={() => setAsking(false)}
          unsaved={unsaved}
          onConfirm={onLeave}
        />
      </LazyDialogs>
    </>
  )
}
