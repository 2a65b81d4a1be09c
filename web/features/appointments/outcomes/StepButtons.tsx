import { graphql, useFragment } from 'react-relay/hooks'
import type { StepButtons_appointment$key } from '#web/__generated__/StepButtons_appointment.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useSteps } from './useSteps.tsx'

interface StepButtonsProps {
  appointment: StepButtons_appointment$key
  /** The id of the element that names the appointment. */
  describedBy?: string
}

/** The status changes of an appointment, as buttons side by side. */
export function StepButtons({ appointment, describedBy }: StepButtonsProps) {
  const data = useFragment(
    graphql`
      fragment StepButtons_appointment on ServiceAppointment {
        ...useSteps_appointment
      }
    `,
    appointment,
  )
  return useSteps(data).map(({ step, label, icon, take }) => (
    <Button key={step} size="sm" icon={icon} aria-describedby={describedBy} onClick={take}>
      {label}
    </Button>
  ))
}
