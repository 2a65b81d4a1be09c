import { lazy, useEffect, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { type NoteRequest, onNoteRequest } from './noteRequests.ts'

const fetchDialog = () => import('./NoteContactDialog.tsx')
const NoteContactDialog = lazy(async () => ({ default: (await fetchDialog()).NoteContactDialog }))

/**
 * Opens the dialog for notes about a contact that was completed with one press. It works on any screen, because the
 * toast that opens it outlives navigations.
 */
export function CompletionNotes() {
  const [contact, setContact] = useState<NoteRequest | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(
    () =>
      onNoteRequest((request) => {
        setContact(request)
        setOpen(true)
      }),
    [],
  )
  return (
    <LazyDialogs open={open} load={fetchDialog}>
      {contact && (
        <NoteContactDialog
          contact={contact}
          open={open}
          onClose={() => setOpen(false)}
          onReopen={() => setOpen(true)}
        />
      )}
    </LazyDialogs>
  )
}
