import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { pageGrid, pageHead, timelineColumn } from './pageGrid.ts'

const actions = ['a', 'b', 'c', 'd', 'e']
const facts = ['w-28', 'w-44', 'w-24', 'w-40', 'w-full', 'w-32']
const entries = ['w-56', 'w-40', 'w-48']

export function CustomerSkeleton() {
  return (
    <SkeletonGroup label="Loading customer">
      <div className={pageHead}>
        <div className="flex min-w-60 flex-1 items-start gap-4">
          <Skeleton round className="size-16 shrink-0" />
          <div className="flex flex-col gap-2.5">
            <Skeleton className="h-7 w-52" />
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-4 w-56" />
          </div>
        </div>
        <div className="grid grid-cols-5 gap-2 max-sm:w-full sm:flex">
          {actions.map((action) => (
            <Skeleton key={action} className="h-16 sm:h-8 sm:w-24 sm:pointer-coarse:h-11" />
          ))}
        </div>
      </div>
      <div className={pageGrid}>
        <Card flush>
          <div className="flex min-h-12 items-center border-line border-b px-4">
            <Skeleton className="h-4 w-16" />
          </div>
          <div className="flex flex-col gap-3 p-4">
            {facts.map((width) => (
              <Skeleton key={width} className={`h-3.5 ${width}`} />
            ))}
          </div>
          <div className="h-10.25 border-line border-t pointer-coarse:h-14.25" />
        </Card>
        <div className={timelineColumn}>
          {['ahead', 'history'].map((part) => (
            <Card key={part} flush>
              <div className="flex min-h-12 items-center border-line border-b px-4">
                <Skeleton className="h-4 w-20" />
              </div>
              {entries.map((width) => (
                <div key={width} className="flex gap-3 p-4">
                  <Skeleton round className="size-8 shrink-0" />
                  <div className="flex flex-1 flex-col gap-2">
                    <Skeleton className={`h-4 ${width}`} />
                    <Skeleton className="h-3.5 w-32" />
                  </div>
                </div>
              ))}
            </Card>
          ))}
        </div>
      </div>
    </SkeletonGroup>
  )
}
