import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** One, two or three columns, as those of the customers. */
export const contactGrid = 'grid gap-3 sm:gap-4 md:grid-cols-2 2xl:grid-cols-3'

/** The screen before its data: the row of tabs and its cards. */
export function ContactsSkeleton() {
  return (
    <>
      <div className="mb-4 flex h-10.25 items-center gap-8 border-line border-b px-3 pointer-coarse:h-11.25">
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
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Card key={key} className="flex flex-col gap-3">
          <div className="flex items-start justify-between">
            <div className="flex flex-col gap-2">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3.5 w-20" />
            </div>
            <Skeleton className="h-5 w-24 rounded-full" />
          </div>
          <Skeleton className="h-4 w-48" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-8 w-72 max-w-full pointer-coarse:h-11" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}
