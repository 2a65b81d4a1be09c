/** The progress: `3 of 9`. */
export function DayProgress({ at, of }: { at: number; of: number }) {
  const most = Math.max(at, of)
  return (
    <div className="mb-4 flex items-center gap-3">
      <div aria-hidden className="h-1.5 flex-1 overflow-hidden rounded-full bg-neutral-soft">
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200"
          style={{ width: `${(100 * (at - 1)) / most}%` }}
        />
      </div>
      <p role="status" className="text-muted text-sm tabular-nums">
        {at} of {most > 999 ? '999+' : most}
      </p>
    </div>
  )
}
