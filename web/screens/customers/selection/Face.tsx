import { Avatar } from '#web/ui/display/Avatar.tsx'
import { useRowSelection } from './SelectionContext.ts'

/** The avatar of a customer, and the box in its place while customers are selected. */
export function Face({ id, name }: { id: string; name: string }) {
  const selection = useRowSelection()
  if (!selection) return <Avatar name={name} />
  return (
    // As large as the avatar, so that nothing moves; the label makes the target as large as a finger.
    <label className="relative grid size-8 shrink-0 place-items-center before:absolute before:-inset-1.5">
      <input
        type="checkbox"
        data-key="x"
        aria-label={`Select ${name}`}
        checked={selection.has(id)}
        // A press with Shift would select the text between the two rows.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onChange={({ nativeEvent }) =>
          selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="relative size-4 accent-accent pointer-coarse:size-5"
      />
    </label>
  )
}
