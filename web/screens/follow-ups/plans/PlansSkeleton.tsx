import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** Plans are stacked, or side by side on wide screens. */
export const planGrid = 'grid grid-cols-1 items-start gap-4 lg:grid-cols-2 min-[88rem]:grid-cols-3'

/** The plans before their data. */
export function PlansSkeleton() {
  return (
    <>
      <div className="mb-4 flex h-8 items-center pointer-coarse:h-11">
        <Skeleton className="h-4 w-36" />
      </div>
      <SkeletonGroup label="Loading the plans" className={planGrid}>
        {[6, 5, 1].map((steps) => (
          <Card key={steps} flush>
            <div className="flex h-12 items-center justify-between border-line border-b px-4">
              <Skeleton className="h-5 w-20 rounded-full" />
              <Skeleton className="h-7 w-24" />
            </div>
            {Array.from({ length: steps }, (_, step) => step).map((step) => (
              <div key={step} className="flex flex-col gap-2.5 border-line border-b p-4 last:border-b-0">
                <Skeleton className="h-4 w-48" />
                <Skeleton className="h-3.5 w-full" />
              </div>
            ))}
          </Card>
        ))}
      </SkeletonGroup>
    </>
  )
}
