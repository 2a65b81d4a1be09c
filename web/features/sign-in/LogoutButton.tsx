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
  const [unsaved, setUnsaved] = useState<LogoutQuestionProps['unsaved']>('here')
  const [asking, setAsking] = useState(false)

  async function logout() {
    const found = await findUnsavedText()
    if (found === null) return session.signOut()
    setUnsaved(found)
    setAsking(true)
  }

  return (
    <>
      <Button {...props} onClick={() => void logout()}>
        Logout
      </Button>
      <LazyDialogs open={asking} load={fetchDialog}>
        <LogoutQuestion open={asking} onClose={() => setAsking(false)} unsaved={unsaved} />
      </LazyDialogs>
    </>
  )
}
