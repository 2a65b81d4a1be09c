import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the reports. */
export function ReportsSkeleton() {
  return (
    <SkeletonGroup label="Loading reports">
      <Skeleton className="mb-4 h-8 w-64 pointer-coarse:h-12" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {['customers', 'done', 'appointments', 'texts', 'outcomes'].map((name) => (
          <Card
            key={name}
            className={`flex flex-col gap-4 p-5 max-sm:p-4 ${name === 'outcomes' ? 'lg:col-span-2' : ''}`}
          >
            <div>
              <Skeleton className="h-4.5 w-40" />
              <Skeleton className="mt-2 h-4 w-72 max-w-full" />
            </div>
            <Skeleton className="h-60 w-full" />
            <Skeleton className="h-7 w-60 pointer-coarse:h-11" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
