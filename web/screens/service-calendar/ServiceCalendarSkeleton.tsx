import { useSearchParams } from 'react-router'
import { classNames } from '#web/lib/classNames.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Spinner } from '#web/ui/feedback/Spinner.tsx'
import { calendarGrid, columnWidth, monthFrame, timesWidth } from './calendarGrid.ts'

const cells = Array.from({ length: 42 }, (_cell, i) => `cell ${i}`)
const busy = new Set([3, 9, 11, 18, 20, 24, 31])

/** The calendar before its data, in the view that the address names. */
export function ServiceCalendarSkeleton() {
  const view = useSearchParams()[0].get('view')
  if (view === 'week' || view === 'day') return <HoursSkeleton view={view} toolbar />
  return (
    <SkeletonGroup label="Loading appointments...">
      <ToolbarSkeleton />
      <div className={calendarGrid}>
        <div className={classNames(monthFrame, 'grid grid-cols-7 gap-px bg-line pt-7.5')}>
          {cells.map((cell, i) => (
            <div key={cell} className="min-h-15 bg-surface p-1.5 sm:min-h-26">
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

/** The toolbar; `wraps` where its filter stands in a line of its own. */
function ToolbarSkeleton({ wraps }: { wraps?: string }) {
  return (
    <>
      <div className="mb-3 flex h-8 items-center justify-between pointer-coarse:h-11">
        <p className="flex items-center gap-2 text-muted">
          <Spinner />
          Loading appointments...
        </p>
        <Skeleton className="h-8 w-56 max-sm:w-40" />
      </div>
      <Skeleton className={classNames('mb-3 h-8 w-56 pointer-coarse:h-11', wraps)} />
    </>
  )
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const hours = ['8', '9', '10', '11', '12', '13', '14', '15', '16', '17']
/** The columns with an appointment, and its place in percent of their height. */
const blocks: Readonly<Record<string, string>> = { mon: '10%', wed: '40%', thu: '10%', sat: '30%' }

interface HoursSkeletonProps {
  view: 'week' | 'day'
  /** Whether the toolbar is loading too. */
  toolbar?: boolean
}

/** The skeleton of the columns of hours; of a list on phones. */
export function HoursSkeleton({ view, toolbar = false }: HoursSkeletonProps) {
  const isWeek = view === 'week'
  return (
    <SkeletonGroup label="Loading appointments..." className="print:hidden">
      {toolbar && <ToolbarSkeleton wraps="xl:hidden" />}
      <div
        className={classNames(
          'flex overflow-hidden rounded-xl border border-line bg-surface',
          'max-sm:hidden',
        )}
        style={{ maxHeight: 'calc(100dvh - 9.5rem)', minHeight: '20rem' }}
      >
        <div style={timesWidth} className="shrink-0 pt-10">
          {hours.map((hour) => (
            <div key={hour} className="h-14 px-2">
              <Skeleton className="h-3 w-8" />
            </div>
          ))}
        </div>
        {weekdays.slice(0, isWeek ? 7 : 4).map((day) => (
          <div key={day} style={columnWidth(1)} className="flex-1 border-line border-l">
            <div className="flex h-10 items-center border-line border-b px-2">
              <Skeleton className="h-4 w-20" />
            </div>
            <div className="relative h-140 px-1">
              {blocks[day] && (
                <div className="absolute inset-x-0 p-1" style={{ top: blocks[day], height: '20%' }}>
                  <Skeleton className="h-full w-full" />
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
      {isWeek ? (
        <Card flush className="divide-y divide-line sm:hidden">
          {weekdays.map((day) => (
            <div key={day} className="flex flex-col gap-3 px-4 py-3">
              <Skeleton className="h-5 w-20" />
              {blocks[day] && <Skeleton className="h-11 w-full" />}
            </div>
          ))}
        </Card>
      ) : (
        <Card flush className="sm:hidden">
          <CardsSkeleton count={3} />
        </Card>
      )}
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
