import { BellRing, Check, CheckCheck, CircleAlert, CircleHelp, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  AppointmentBadges_appointment$data,
  AppointmentBadges_appointment$key,
} from '#web/__generated__/AppointmentBadges_appointment.graphql.ts'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import { appointmentStatusWords } from '../calendarWords.ts'

type Appointment = AppointmentBadges_appointment$data

interface ReminderBadge {
  readonly word: string
  readonly tone: BadgeTone
  readonly icon: ReactNode
  /** The label needs no prefix that mentions the reminder. */
  readonly plain?: boolean
}

const reminders: Record<string, ReminderBadge> = {
  PENDING: { word: 'Reminder pending', tone: 'neutral', icon: <Clock />, plain: true },
  SENT: { word: 'SMS Reminder Sent', tone: 'green', icon: <BellRing />, plain: true },
  DELIVERED: { word: 'Delivered', tone: 'green', icon: <Check /> },
  CONFIRMED: { word: 'Confirmed', tone: 'green', icon: <CheckCheck />, plain: true },
  FAILED: { word: 'Failed', tone: 'red', icon: <CircleAlert /> },
  UNKNOWN: { word: 'Unknown', tone: 'yellow', icon: <CircleHelp /> },
}

/** The status of an appointment and of its reminder as badges. */
export function AppointmentBadges({ appointment }: { appointment: AppointmentBadges_appointment$key }) {
  const data = useFragment(
    graphql`
      fragment AppointmentBadges_appointment on ServiceAppointment {
        status
        isNoShow
        needsOutcome
        isOverbooked
        reminderState
        reminderProblem
      }
    `,
    appointment,
  )
  const { needsOutcome, isOverbooked } = data
  const reminder = reminders[data.reminderState]
  const problem = data.reminderState !== 'UNKNOWN' && data.reminderProblem
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Badge className={data.status === 'SCHEDULED' ? 'bg-accent! text-on-accent!' : undefined}>
        {statusOf(data)}
      </Badge>
      {needsOutcome && <Badge tone="orange">Needs an outcome</Badge>}
      {isOverbooked && <Badge tone="red">Overbooked</Badge>}
      {reminder && (
        <Badge tone={reminder.tone} icon={reminder.icon} className="[&_svg]:shrink-0">
          <span>
            <span className={reminder.plain ? 'sr-only' : undefined}>Reminder: </span>
            {problem ? `${reminder.word}: ${problem}` : reminder.word}
          </span>
        </Badge>
      )}
    </div>
  )
}

function statusOf({ status, isNoShow }: Appointment): string {
  return isNoShow ? 'No-show' : (appointmentStatusWords[status] ?? status)
}
