import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the panel's rows. */
export function PanelSkeleton() {
  return (
    <SkeletonGroup label="Loading businesses">
      <div className="mb-4 flex gap-3">
        <Skeleton className="h-9 flex-1 rounded-lg" />
        <Skeleton className="h-9 w-36 rounded-lg" />
      </div>
      <Card flush className="divide-y divide-line">
        {['w-44', 'w-56', 'w-40', 'w-48', 'w-52'].map((width) => (
          <div key={width} className="flex items-center gap-4 p-4">
            <Skeleton className={`h-4 ${width} max-w-full`} />
            <Skeleton className="ml-auto h-8 w-32 rounded-lg" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
