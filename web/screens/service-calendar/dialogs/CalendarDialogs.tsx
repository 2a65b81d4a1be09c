import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CalendarDialogs_business$key } from '#web/__generated__/CalendarDialogs_business.graphql.ts'
import { OpenDialogs, type OpenedDialogs } from '#web/components/dialogs/OpenDialogs.tsx'
import { AppointmentDialog } from '#web/features/appointments/dialogs/AppointmentDialog.tsx'
import { BookAgainDialog } from '#web/features/appointments/dialogs/BookAgainDialog.tsx'
import { CancelAppointmentDialog } from '#web/features/appointments/dialogs/CancelAppointmentDialog.tsx'
import type { DaysShown } from '../moving/moveInStore.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { OverbookMoveDialog } from './OverbookMoveDialog.tsx'
import { ShowAppointmentDialog } from './ShowAppointmentDialog.tsx'

const dialogs = {
  add: AddDialog,
  book: AppointmentDialog,
  bookAgain: BookAgainDialog,
  show: ShowAppointmentDialog,
  edit: EditDialog,
  reschedule: AppointmentDialog,
  cancel: CancelAppointmentDialog,
  note: NoteDialog,
  move: MoveDialog,
  overbook: OverbookMoveDialog,
}

type Form = Omit<ComponentProps<typeof AppointmentDialog>, 'initial' | 'onSaved'>

function AddDialog({ day, ...props }: Form & Pick<CalendarDialogsProps, 'day'>) {
  return <AppointmentDialog {...props} initial={{ date: day }} />
}

function EditDialog({ onEdited, ...props }: Form & Pick<CalendarDialogsProps, 'onEdited'>) {
  return <AppointmentDialog {...props} onSaved={({ date }) => onEdited(date)} />
}

export interface CalendarDialogsProps {
  business: CalendarDialogs_business$key
  /** The selected day, on which a new appointment starts. */
  day: string
  shown: DaysShown
  /** Shows the new day of an appointment. */
  onEdited: (day: string) => void
  opened: OpenedDialogs<typeof dialogs, 'business' | 'day' | 'onEdited' | 'shown' | 'canOverbook' | 'most'>
}

/** All dialogs of the calendar. */
export function CalendarDialogs({ opened, ...props }: CalendarDialogsProps) {
  const business = useFragment(
    graphql`
      fragment CalendarDialogs_business on Business {
        canOverbook
        maxAppointmentsPerDay
        ...AppointmentDialog_business
      }
    `,
    props.business,
  )
  const { canOverbook, maxAppointmentsPerDay: most } = business
  return <OpenDialogs dialogs={dialogs} opened={opened} shared={{ ...props, business, canOverbook, most }} />
}
