import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** One, two or three cards in a row, as those of the customers. */
export const contactGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 min-[88rem]:grid-cols-3'

/** The screen before its data: the row of tabs and the cards. */
export function ContactsSkeleton() {
  return (
    <>
      <div className="mb-4 flex h-10.25 items-center gap-6 border-line border-b px-3 pointer-coarse:h-11.25">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-22" />
      </div>
      <ContactCardsSkeleton />
    </>
  )
}

export function ContactCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading contacts" className={contactGrid}>
      {['w-36', 'w-28', 'w-32', 'w-40', 'w-30', 'w-34', 'w-26', 'w-38', 'w-33'].map((width) => (
        <Card key={width} flush>
          <div className="flex flex-col gap-3.5 p-4">
            <div className="flex items-start justify-between">
              <div className="flex flex-col gap-2">
                <Skeleton className={`h-4 ${width}`} />
                <Skeleton className="h-3.5 w-20" />
              </div>
              <Skeleton className="h-5 w-24 rounded-full" />
            </div>
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-4 w-52 pointer-coarse:my-3.5" />
            <Skeleton className="h-4 w-full" />
          </div>
          <div className="flex justify-between border-line border-t py-2 pr-2 pl-4 max-sm:pl-3">
            <Skeleton className="h-7 w-40 pointer-coarse:h-11" />
            <Skeleton className="size-7 pointer-coarse:size-11" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
