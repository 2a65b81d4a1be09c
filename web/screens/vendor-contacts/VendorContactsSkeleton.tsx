import { CardGridSkeleton } from '#web/ui/display/CardGridSkeleton.tsx'
import { FactSkeleton } from '#web/ui/display/FactSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the vendor contacts. */
export function VendorContactsSkeleton() {
  return (
    <SkeletonGroup label="Loading vendor contacts">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Skeleton className="h-9 w-full md:max-w-md pointer-coarse:h-11" />
        <Skeleton className="my-0.5 h-4 w-20" />
      </div>
      <CardGridSkeleton cards={6} badge="w-16">
        <FactSkeleton labels="wide" width="w-24" />
        <FactSkeleton labels="wide" width="w-28" tall />
        <FactSkeleton labels="wide" width="w-40" tall />
        <FactSkeleton labels="wide" width="w-30" />
        <FactSkeleton labels="wide" width="w-full" />
      </CardGridSkeleton>
    </SkeletonGroup>
  )
}
