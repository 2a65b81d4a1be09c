import { Check } from 'lucide-react'

/**
 * An empty circle: the entry is open. Within a `group`, it shows a tick while the pointer is over the button that
 * completes the entry. Completed entries have a `DoneCircle`.
 */
export function OpenCircle() {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-full border-[1.5px] border-field text-transparent transition-colors group-hover:border-accent group-hover:text-accent-ink"
    >
      <Check className="size-3!" strokeWidth={3} />
    </span>
  )
}
