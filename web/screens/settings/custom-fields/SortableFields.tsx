import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { SortableRows } from '../sorting/SortableRows.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import { type Field, useFieldOrder } from './useFieldOrder.ts'

/** The custom fields, which can be sorted, edited and deleted. */
export function SortableFields({ fields }: { fields: readonly Field[] }) {
  const [shown, reorder] = useFieldOrder(fields)
  const open = settingsDialogs.useOpen()
  return (
    <SortableRows
      label="Fields"
      rows={shown}
      onReorder={reorder}
      onEdit={(field) => open('editField', { field })}
      onDelete={(field) => open('deleteField', { field })}
    >
      {(field) => <FieldFacts field={field} />}
    </SortableRows>
  )
}
