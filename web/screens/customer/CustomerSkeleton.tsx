import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { pageGrid } from './pageGrid.ts'

const actions = ['a', 'b', 'c', 'd', 'e']
const facts = ['w-28', 'w-44', 'w-24', 'w-full']
const entries = ['w-56', 'w-40', 'w-48']

export function CustomerSkeleton() {
  return (
    <SkeletonGroup label="Loading customer">
      <div className="mb-6 grid grid-cols-5 gap-2 sm:flex">
        {actions.map((action) => (
          <Skeleton key={action} className="h-16 sm:h-8 sm:w-24 sm:pointer-coarse:h-11" />
        ))}
      </div>
      <div className={pageGrid}>
        <Card flush>
          <div className="flex items-center gap-3 p-4">
            <Skeleton round className="size-12" />
            <div className="flex flex-col gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
          <div className="flex flex-col gap-3 px-4 pb-4">
            {facts.map((width) => (
              <Skeleton key={width} className={`h-3.5 ${width}`} />
            ))}
          </div>
          <div className="h-10.25 border-line border-t pointer-coarse:h-14.25" />
        </Card>
        <div className="flex min-w-0 flex-col gap-6">
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
