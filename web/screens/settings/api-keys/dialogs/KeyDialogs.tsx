import { type RefObject, useState } from 'react'
import type { KeyAct } from '../keyAct.ts'
import { CreateKeyDialog } from './CreateKeyDialog.tsx'
import { RevokeKeyDialog } from './RevokeKeyDialog.tsx'

interface KeyDialogsProps {
  act: KeyAct | null
  onClose: () => void
  /** Where focus goes from a key that is gone. */
  createButton: RefObject<HTMLButtonElement | null>
}

/** What is asked of keys. */
export function KeyDialogs({ act, onClose, createButton }: KeyDialogsProps) {
  // What was asked stays in sight while its dialog closes.
  const [last, setLast] = useState(act)
  if (act && act !== last) setLast(act)
  return (
    <>
      <CreateKeyDialog
        open={act?.kind === 'create'}
        onClose={onClose}
        finalFocus={() => createButton.current}
      />
      {last?.kind === 'revoke' && (
        <RevokeKeyDialog
          open={act?.kind === 'revoke'}
          id={last.id}
          name={last.name}
          onClose={onClose}
          finalFocus={() => createButton.current}
        />
      )}
    </>
  )
}
