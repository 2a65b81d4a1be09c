import { CardGridSkeleton } from '#web/ui/display/CardGridSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The screen before its data: the row of tabs and the cards. */
export function FollowUpsSkeleton() {
  return (
    <>
      <div className="mb-4 flex h-10.25 items-center gap-6 border-line border-b px-3 pointer-coarse:h-11.25">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-14" />
      </div>
      <FollowUpCardsSkeleton />
    </>
  )
}

export function FollowUpCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading follow-ups">
      <CardGridSkeleton
        badge="w-16"
        subtitle={<Skeleton className="h-3.5 w-20" />}
        buttons={
          <>
            <Skeleton className="h-7 w-26 pointer-coarse:h-11" />
            <Skeleton className="h-7 w-20 pointer-coarse:h-11" />
          </>
        }
      >
        <div className="flex flex-col gap-3.5">
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-44 pointer-coarse:my-3.5" />
        </div>
      </CardGridSkeleton>
    </SkeletonGroup>
  )
}
