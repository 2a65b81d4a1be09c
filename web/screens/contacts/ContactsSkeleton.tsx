import { CardGridSkeleton } from '#web/ui/display/CardGridSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The screen before its data: the row of tabs and the cards. */
export function ContactsSkeleton() {
  return (
    <>
      <div className="mb-4 flex h-10.25 items-center gap-6 border-line border-b px-3 pointer-coarse:h-11.25">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-22" />
      </div>
      <div className="-mt-1 mb-3 flex sm:hidden">
        <Skeleton className="h-8 w-16 pointer-coarse:h-11" />
      </div>
      <ContactCardsSkeleton />
    </>
  )
}

export function ContactCardsSkeleton() {
  return (
    <SkeletonGroup label="Loading contacts">
      <div className="mb-3 flex h-6 items-center">
        <Skeleton className="h-4.5 w-20" />
      </div>
      <CardGridSkeleton
        badge="w-24"
        subtitle={<Skeleton className="h-3.5 w-20" />}
        buttons={
          <>
            <Skeleton className="h-7 w-40 pointer-coarse:h-11" />
            <Skeleton className="ml-auto size-7 pointer-coarse:size-11" />
          </>
        }
      >
        <div className="flex flex-col gap-3.5">
          <Skeleton className="h-4 w-44" />
          <Skeleton className="h-4 w-52 pointer-coarse:my-3.5" />
          <Skeleton className="h-4 w-full" />
        </div>
      </CardGridSkeleton>
    </SkeletonGroup>
  )
}
