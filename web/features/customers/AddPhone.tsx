import { TextButton } from '#web/ui/actions/TextButton.tsx'

/** In the place of a phone number that a customer lacks; `onAdd` is null for who may not edit. */
export function AddPhone({ onAdd }: { onAdd: (() => void) | null }) {
  if (!onAdd) return <span className="text-faint">Not given</span>
  return <TextButton onClick={onAdd}>Add phone</TextButton>
}
