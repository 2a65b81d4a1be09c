import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the screen. */
export function DuplicatesSkeleton() {
  return (
    <SkeletonGroup label="Loading possible duplicates" className="flex flex-col gap-4">
      {['w-32', 'w-44', 'w-36'].map((width) => (
        <Card key={width} flush>
          <div className="flex min-h-12 items-center px-4">
            <Skeleton className={`h-4 ${width}`} />
          </div>
          {['w-40', 'w-36'].map((line) => (
            <div key={line} className="flex flex-col gap-2 border-line border-t px-4 py-3">
              <Skeleton className={`h-4 ${line}`} />
              <Skeleton className="h-3.5 w-72 max-w-full" />
            </div>
          ))}
        </Card>
      ))}
    </SkeletonGroup>
  )
}
