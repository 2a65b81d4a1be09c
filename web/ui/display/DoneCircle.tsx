import { Check } from 'lucide-react'

/** A filled circle with a tick: the entry is done. Open entries have an `OpenCircle`. */
export function DoneCircle() {
  return (
    <span
      aria-hidden
      className="grid size-5 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
    >
      <Check className="size-3!" strokeWidth={3} />
    </span>
  )
}
