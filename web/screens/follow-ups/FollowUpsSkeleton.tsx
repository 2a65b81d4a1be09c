import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** One, two or three cards in a row, as those of the contacts. */
export const followUpGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 min-[88rem]:grid-cols-3'

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
    <SkeletonGroup label="Loading follow-ups" className={followUpGrid}>
      {['w-36', 'w-28', 'w-32', 'w-40', 'w-30', 'w-34', 'w-26', 'w-38', 'w-33'].map((width) => (
        <Card key={width} flush>
          <div className="flex flex-col gap-3.5 p-4">
            <div className="flex items-start justify-between">
              <div className="flex flex-col gap-2">
                <Skeleton className={`h-4 ${width}`} />
                <Skeleton className="h-3.5 w-20" />
              </div>
              <Skeleton className="h-5 w-16 rounded-full" />
            </div>
            <Skeleton className="h-4 w-48" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-44 pointer-coarse:my-3.5" />
          </div>
          <div className="flex gap-2 border-line border-t py-2 pr-2 pl-4 max-sm:pl-3">
            <Skeleton className="h-7 w-26 pointer-coarse:h-11" />
            <Skeleton className="h-7 w-20 pointer-coarse:h-11" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
