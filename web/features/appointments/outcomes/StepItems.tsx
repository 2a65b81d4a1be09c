import { graphql, useFragment } from 'react-relay/hooks'
import type { StepItems_appointment$key } from '#web/__generated__/StepItems_appointment.graphql.ts'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useSteps } from './useSteps.tsx'

/** The status changes of an appointment, as items of the menu of its card. */
export function StepItems({ appointment }: { appointment: StepItems_appointment$key }) {
  const data = useFragment(
    graphql`
      fragment StepItems_appointment on ServiceAppointment {
        ...useSteps_appointment
      }
    `,
    appointment,
  )
  return useSteps(data).map(({ step, label, icon, take }) => (
    <MenuItem key={step} icon={icon} onSelect={take}>
      {label}
    </MenuItem>
  ))
}
