import type { useSteps_appointment$key } from '#web/__generated__/useSteps_appointment.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useSteps } from './useSteps.tsx'

interface StepButtonsProps {
  appointment: useSteps_appointment$key
  /** The id of what names the appointment. */
  describedBy?: string
  /** After one was pressed. */
  onTaken?: () => void
}

/** The steps of an appointment, side by side. */
export function StepButtons({ appointment, describedBy, onTaken }: StepButtonsProps) {
  return useSteps(appointment).map(({ step, label, icon, take }) => (
    <Button
      key={step}
      size="sm"
      icon={icon}
      aria-describedby={describedBy}
      onClick={() => {
        take()
        onTaken?.()
      }}
    >
      {label}
    </Button>
  ))
}
