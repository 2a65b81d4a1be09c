import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The lists of the bell before their data. */
export function BellSkeleton() {
  return (
    <SkeletonGroup label="Loading notifications" className="px-4 pb-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex h-15 items-center justify-between gap-4">
          <div className="flex flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3.5 w-44" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
