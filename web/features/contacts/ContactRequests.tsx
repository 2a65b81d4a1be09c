import { lazy, useEffect, useState } from 'react'
import { LazyDialogs } from '#web/components/dialogs/LazyDialogs.tsx'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { type ContactRequest, onContactRequest, requestContact } from './requests.ts'

const fetchNote = () => import('./completing/NoteContactDialog.tsx')
const NoteContactDialog = lazy(async () => ({ default: (await fetchNote()).NoteContactDialog }))
const fetchSchedule = () => import('./ScheduleContactDialog.tsx')
const ScheduleContactDialog = lazy(async () => ({ default: (await fetchSchedule()).ScheduleContactDialog }))
const fetchLog = () => import('./log/LogDialog.tsx')
const LogDialog = lazy(async () => ({ default: (await fetchLog()).LogDialog }))

/** Opens what screens and toasts request. It works on any screen, because toasts outlive navigations. */
export function ContactRequests() {
  const toast = useToast()
  const [request, setRequest] = useState<ContactRequest | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(
    () =>
      onContactRequest((asked) => {
        if (asked.kind === 'called') {
          const { customer } = asked
          toast.info({
            title: 'How was the call?',
            subject: customer.name,
            about: `call ${customer.id}`,
            action: { label: 'Log', onSelect: () => requestContact({ kind: 'log', customer }) },
          })
          return
        }
        setRequest(asked)
        setOpen(true)
      }),
    [toast],
  )
  const dialog = { open, onClose: () => setOpen(false), onReopen: () => setOpen(true) }
  return (
    <>
      <LazyDialogs open={open && request?.kind === 'note'} load={fetchNote}>
        {request?.kind === 'note' && <NoteContactDialog {...dialog} contact={request} />}
      </LazyDialogs>
      <LazyDialogs open={open && request?.kind === 'log'} load={fetchLog}>
        {request?.kind === 'log' && <LogDialog {...dialog} customer={request.customer} />}
      </LazyDialogs>
      <LazyDialogs open={open && request?.kind === 'schedule'} load={fetchSchedule}>
        {request?.kind === 'schedule' && <ScheduleContactDialog {...dialog} customer={request.customer} />}
      </LazyDialogs>
    </>
  )
}
