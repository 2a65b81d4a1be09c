import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** A card of the day before its data. */
export function DaySkeleton() {
  return (
    <SkeletonGroup label="Loading your day" className="flex flex-col gap-5">
      <Skeleton className="h-1.5 w-full" />
      <div className="flex flex-col gap-2.5">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-64" />
        <Skeleton className="h-4 w-40" />
      </div>
      <Skeleton className="h-11 w-44" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  )
}
