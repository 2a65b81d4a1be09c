import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Spinner } from '#web/ui/feedback/Spinner.tsx'
import { calendarGrid } from './calendarGrid.ts'

const cells = Array.from({ length: 42 }, (_cell, i) => `cell ${i}`)
const busy = new Set([3, 9, 11, 18, 20, 24, 31])

/** The calendar before its data. */
export function ServiceCalendarSkeleton() {
  return (
    <SkeletonGroup label="Loading appointments...">
      <div className="mb-3 flex h-8 items-center justify-between pointer-coarse:h-11">
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          Loading appointments...
        </p>
        <Skeleton className="h-8 w-56 max-sm:w-40" />
      </div>
      <div className={calendarGrid}>
        <div className="grid grid-cols-7 gap-px overflow-hidden rounded-xl border border-line bg-line pt-7.5">
          {cells.map((cell, i) => (
            <div key={cell} className="min-h-17 bg-surface p-1.5 sm:min-h-26">
              <Skeleton round className="size-4" />
              {busy.has(i) && <Skeleton className="mt-2 h-3 w-4/5" />}
            </div>
          ))}
        </div>
        <Card flush>
          <div className="border-line border-b p-4">
            <Skeleton className="h-5 w-44" />
          </div>
          <CardsSkeleton count={2} />
        </Card>
      </div>
    </SkeletonGroup>
  )
}

/** The skeleton of the columns of hours. */
export function HoursSkeleton() {
  return (
    <SkeletonGroup label="Loading appointments...">
      <div
        className="rounded-xl border border-line bg-surface"
        style={{ height: 'min(37rem, 100dvh - 9.5rem)', minHeight: '20rem' }}
      >
        <div className="flex h-10 items-center justify-between border-line border-b px-4">
          {['first', 'second', 'third', 'fourth'].map((column) => (
            <Skeleton key={column} className="h-4 w-20" />
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}

/** Cards of a day that are on their way. */
export function CardsSkeleton({ count }: { count: number }) {
  return Array.from({ length: count }, (_card, i) => `card ${i}`).map((card) => (
    <div key={card} className="flex flex-col gap-3 border-line border-b p-4 last:border-b-0">
      <div className="flex justify-between">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-4 w-20 rounded-full" />
      </div>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-4 w-52" />
    </div>
  ))
}
