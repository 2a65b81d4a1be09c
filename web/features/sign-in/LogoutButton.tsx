import { useState } from 'react'
import { findUnsavedText } from '#web/lib/unsavedText.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Button, type ButtonProps } from '#web/ui/actions/Button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'

const sentences = {
  here: 'You have typed something that is not saved.',
  elsewhere: 'Another tab of this browser has text that is not saved.',
}

/** *Logout*. It clears what this browser knows, so it asks first while a tab holds unsaved text. */
export function LogoutButton(props: Omit<ButtonProps, 'onClick'>) {
  const session = useSessionStore()
  const [unsaved, setUnsaved] = useState<keyof typeof sentences>('here')
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
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Log out and discard it?"
        description={`${sentences[unsaved]} Logging out discards it in every tab.`}
        confirmText="Log Out"
        cancelText="Stay"
        onConfirm={() => session.signOut()}
      />
    </>
  )
}
