import type { useSteps_appointment$key } from '#web/__generated__/useSteps_appointment.graphql.ts'
import { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { useSteps } from './useSteps.tsx'

/** The steps of an appointment, in the menu of its card; spread `...useSteps_appointment`. */
export function StepItems({ appointment }: { appointment: useSteps_appointment$key }) {
  return useSteps(appointment).map(({ step, label, icon, take }) => (
    <MenuItem key={step} icon={icon} onSelect={take}>
      {label}
    </MenuItem>
  ))
}
