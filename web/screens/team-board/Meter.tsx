interface MeterProps {
  label: string
  value: number
  max: number
  /** The label for screen readers. */
  words: string
}

/** A progress bar. */
export function Meter({ label, value, max, words }: MeterProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className="h-2 overflow-hidden rounded-full bg-neutral-soft"
    >
      <div className="h-full rounded-full bg-accent" style={{ width: `${(100 * value) / max}%` }} />
    </div>
  )
}
