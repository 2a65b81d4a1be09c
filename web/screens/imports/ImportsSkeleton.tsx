import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the screen. */
export function ImportsSkeleton() {
  return (
    <SkeletonGroup label="Loading imports" className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-3 rounded-xl border-2 border-line border-dashed px-6 py-12 max-sm:px-4 max-sm:py-8">
        <Skeleton round className="size-12" />
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-10 w-96 max-w-full" />
        <Skeleton className="h-10 w-32 pointer-coarse:h-12" />
      </div>
      <Card flush className="divide-y divide-line">
        <div className="flex min-h-12 items-center px-4">
          <Skeleton className="h-4 w-48" />
        </div>
        {['w-32', 'w-48', 'w-40'].map((width) => (
          <div key={width} className="flex flex-col gap-2 px-4 py-3.5">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3.5 w-72 max-w-full" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
