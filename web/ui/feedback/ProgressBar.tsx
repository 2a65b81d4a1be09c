interface ProgressBarProps {
  label: string
  /** From 0 to 1; null while nobody knows. */
  value: number | null
}

/** How far something is. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.floor(100 * Math.min(1, Math.max(0, value)))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 overflow-hidden rounded-full bg-neutral-soft"
    >
      <div
        className={`h-full rounded-full bg-accent transition-[width] duration-300 ${percent === undefined ? 'animate-breathe' : ''}`}
        style={{ width: `${percent ?? 100}%` }}
      />
    </div>
  )
}
