import { CardGridSkeleton } from '#web/ui/display/CardGridSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The board before its data. */
export function HotBoardSkeleton() {
  return (
    <SkeletonGroup label="Loading hot board">
      <div className="mb-3 flex h-7 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <CardGridSkeleton
        cards={6}
        badge="w-16"
        buttons={
          <>
            <Skeleton className="h-7 w-24 pointer-coarse:h-11" />
            <Skeleton className="h-7 w-16 pointer-coarse:h-11" />
          </>
        }
      >
        <div className="flex flex-col gap-3.5">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-44" />
        </div>
      </CardGridSkeleton>
    </SkeletonGroup>
  )
}
