import { CalendarDays, CalendarPlus, CalendarRange, Sunrise } from 'lucide-react'
import { useScheduleContact } from '#web/features/contacts/useScheduleContact.ts'
import { addDays, todayIn } from '#web/lib/days.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { useTimeZone } from '#web/session/useTimeZone.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Dialog, DialogClose, type DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { DialogFollowUp } from './dialogFollowUp.ts'
import { QuickDay } from './QuickDay.tsx'

/** Contacts that are scheduled with one tap are at 09:00 local time. */
const contactTime = '09:00'

interface NextContactDialogProps extends DialogState {
  followUp: DialogFollowUp
  /** Called when the user wants to choose another date or time. */
  onChoose: () => void
}

/** Offers to schedule the next contact after a follow-up is completed. */
export function NextContactDialog(props: NextContactDialogProps) {
  const timeZone = useTimeZone()
  const { followUp, onChoose, ...dialog } = props
  const { customerId, customerEmail: email } = followUp
  const schedule = useScheduleContact(({ message }) => `Failed to schedule contact: ${message}`)
  const today = todayIn(timeZone)
  const quick = {
    onChoose: async (day: string) => {
      const scheduledDate = zonedInstant(day, contactTime, timeZone)
      if ((await schedule({ customerId, scheduledDate, email })).ok) dialog.onClose()
    },
  }

  return (
    <Dialog
      {...dialog}
      size="sm"
      title="Schedule the next contact?"
      description={<span translate="no">{followUp.customerName}</span>}
      footer={<DialogClose>No, thanks</DialogClose>}
    >
      <div className="flex flex-col gap-2">
        <QuickDay {...quick} name="Tomorrow" day={addDays(today, 1)} icon={<Sunrise />} />
        <QuickDay {...quick} name="Next week" day={addDays(today, 7)} icon={<CalendarDays />} />
        <QuickDay {...quick} name="In four weeks" day={addDays(today, 28)} icon={<CalendarRange />} />
        <Button icon={<CalendarPlus />} onClick={onChoose} className="w-full justify-start">
          Another date or time...
        </Button>
      </div>
    </Dialog>
  )
}
