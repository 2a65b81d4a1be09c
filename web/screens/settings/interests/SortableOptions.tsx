import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { SortableRows } from '../sorting/SortableRows.tsx'
import { OptionLabel } from './OptionRow.tsx'
import { type Option, useOptionOrder } from './useOptionOrder.ts'

/** The interest options, which can be sorted, edited and deleted. */
export function SortableOptions({ options }: { options: readonly Option[] }) {
  const [shown, reorder] = useOptionOrder(options)
  const open = settingsDialogs.useOpen()
  return (
    <SortableRows
      label="Interest options"
      rows={shown}
      onReorder={reorder}
      onEdit={(option) => open('editOption', { option })}
      onDelete={(option) => open('deleteOption', { option })}
    >
      {({ label }) => <OptionLabel>{label}</OptionLabel>}
    </SortableRows>
  )
}
