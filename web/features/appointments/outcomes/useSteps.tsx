import { CircleCheck, CirclePlay, RotateCcw, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useSteps_appointment$key } from '#web/__generated__/useSteps_appointment.graphql.ts'
import { hasPassed } from '#web/lib/clock.ts'
import { type Step, useAppointmentStep } from './useAppointmentStep.ts'

interface OfferedStep {
  readonly step: Step
  readonly label: string
  readonly icon: ReactNode
  readonly take: () => void
}

/** The status changes that the appointment allows now and that the viewer may make. */
export function useSteps(appointment: useSteps_appointment$key): readonly OfferedStep[] {
  const data = useFragment(
    graphql`
      fragment useSteps_appointment on ServiceAppointment {
        id
        startsAt
        canStart
        canComplete
        canCancel
        canBookAgain
        customer {
          name
        }
      }
    `,
    appointment,
  )
  const [take] = useAppointmentStep(data.customer.name)
  const offered: Record<Step, boolean> = {
    COMPLETE: data.canComplete,
    START: data.canStart,
    // An appointment can't be a no-show before its start.
    NO_SHOW: data.canCancel && hasPassed(data.startsAt),
    BOOK_AGAIN: data.canBookAgain,
  }
  return stepStyles
    .filter(({ step }) => offered[step])
    .map((look) => ({ ...look, take: () => void take(data.id, look.step) }))
}

const stepStyles = [
  { step: 'COMPLETE', label: 'Completed', icon: <CircleCheck /> },
  { step: 'START', label: 'In progress', icon: <CirclePlay /> },
  { step: 'NO_SHOW', label: 'No-show', icon: <UserX /> },
  { step: 'BOOK_AGAIN', label: 'Book again', icon: <RotateCcw /> },
] as const
