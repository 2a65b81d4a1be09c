import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the activity log. */
export function ActivitiesSkeleton() {
  return (
    <SkeletonGroup label="Loading activities">
      <div className="mb-5 grid grid-cols-2 gap-3 sm:max-w-md">
        {['type', 'person'].map((name) => (
          <div key={name} className="flex flex-col gap-1.5">
            <Skeleton className="my-0.5 h-4 w-10" />
            <Skeleton className="h-9 w-full pointer-coarse:h-11" />
          </div>
        ))}
      </div>
      <Skeleton className="mb-3 ml-1 h-4 w-36" />
      <Card flush className="divide-y divide-line">
        {['w-64', 'w-80', 'w-56', 'w-72', 'w-48', 'w-60', 'w-44'].map((width) => (
          <div key={width} className="flex gap-3 p-4">
            <Skeleton className="size-8 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-32" />
              <Skeleton className={`h-4 ${width} max-w-full`} />
              <Skeleton className="h-3.5 w-24" />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
