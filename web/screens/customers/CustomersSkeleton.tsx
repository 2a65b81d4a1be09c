import { CardGridSkeleton } from '#web/ui/display/CardGridSkeleton.tsx'
import { FactSkeleton } from '#web/ui/display/FactSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The screen before its data: the search and the cards with phone, email, interest, city and notes. */
export function CustomersSkeleton() {
  return (
    <SkeletonGroup label="Loading customers">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Skeleton className="h-9 w-full md:max-w-xl md:flex-2 pointer-coarse:h-11" />
        <div className="flex-1">
          <Skeleton className="h-4 w-24" />
        </div>
        <Skeleton className="h-8 w-36 pointer-coarse:h-11" />
      </div>
      <div className="mb-4 grid grid-cols-2 gap-3 sm:max-w-md">
        {['w-12', 'w-16'].map((width) => (
          <div key={width} className="flex flex-col gap-1.5">
            <div className="flex h-5 items-center">
              <Skeleton className={`h-3.5 ${width}`} />
            </div>
            <Skeleton className="h-9 pointer-coarse:h-11" />
          </div>
        ))}
      </div>
      <CardGridSkeleton badge="w-14">
        <div className="pointer-coarse:-mt-2">
          <FactSkeleton labels="narrow" width="w-28" tall />
          <FactSkeleton labels="narrow" width="w-44" tall />
          <FactSkeleton labels="narrow" width="w-20" />
          <FactSkeleton labels="narrow" width="w-24" />
          <FactSkeleton labels="narrow" width="w-full" />
          <FactSkeleton labels="narrow" width="w-2/3" unlabeled />
        </div>
      </CardGridSkeleton>
    </SkeletonGroup>
  )
}
