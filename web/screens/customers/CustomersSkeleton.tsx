import { CardGridSkeleton } from '#web/ui/display/CardGridSkeleton.tsx'
import { FactSkeleton } from '#web/ui/display/FactSkeleton.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { RowHeader } from './list/RowHeader.tsx'
import { wasList } from './list/rememberedLayout.ts'

/** The skeleton of the screen: the search, the filters, and cards or rows as in the last layout. */
export function CustomersSkeleton() {
  return (
    <SkeletonGroup label="Loading customers">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-2.5">
        <Skeleton className="h-9 min-w-0 flex-1 md:max-w-xl md:flex-2 pointer-coarse:h-11" />
        <div className="flex-1 max-md:order-last">
          <Skeleton className="h-4 w-24" />
        </div>
        <Skeleton className="h-8 w-10 sm:w-24 pointer-coarse:h-11" />
        <div className="flex min-w-0 basis-full items-start gap-2 max-md:contents">
          <div className="flex min-w-0 flex-1 gap-2 overflow-hidden max-md:basis-full sm:flex-wrap">
            {['w-28', 'w-30', 'w-30', 'w-40'].map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <Skeleton key={place} className={`h-8 shrink-0 pointer-coarse:h-11 ${width}`} />
            ))}
          </div>
          <Skeleton className="h-8 w-16 pointer-coarse:h-11 max-md:order-last" />
        </div>
      </div>
      {wasList() ? <Rows /> : <Cards />}
    </SkeletonGroup>
  )
}

const names = ['w-36', 'w-28', 'w-32', 'w-40', 'w-30', 'w-34', 'w-26', 'w-38', 'w-33']

function Rows() {
  return (
    <div className="rounded-xl border border-line bg-surface">
      <RowHeader />
      {names.map((name) => (
        <div key={name} className="flex h-12 items-center gap-3 border-line px-3 not-first:border-t">
          <Skeleton round className="size-8" />
          <Skeleton className={`h-4 ${name}`} />
          <div className="ml-auto">
            <Skeleton className="h-5 w-16 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Cards() {
  return (
    <CardGridSkeleton badge="w-14">
      <div className="pointer-coarse:-mt-2">
        <FactSkeleton labels="narrow" width="w-28" tall />
        <FactSkeleton labels="narrow" width="w-44" tall />
        <FactSkeleton labels="narrow" width="w-20" />
        <FactSkeleton labels="narrow" width="w-24" />
        <FactSkeleton labels="narrow" width="w-full" />
        <FactSkeleton labels="narrow" width="w-40" unlabeled />
      </div>
    </CardGridSkeleton>
  )
}
