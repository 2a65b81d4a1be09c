import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { rowColumns, rowList, rowShape } from './followUpRows.ts'

/** The screen before its data: the row of tabs and the rows. */
export function FollowUpsSkeleton() {
  return (
    <>
      <div className="mb-4 flex h-10.25 items-center gap-6 border-line border-b px-3 pointer-coarse:h-11.25">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-4 w-14" />
      </div>
      <div className="-mt-1 mb-3 flex sm:hidden">
        <Skeleton className="h-8 w-16 pointer-coarse:h-11" />
      </div>
      <FollowUpRowsSkeleton />
    </>
  )
}

const names = ['w-36', 'w-28', 'w-32', 'w-40', 'w-30', 'w-34', 'w-26', 'w-38']

export function FollowUpRowsSkeleton() {
  return (
    <SkeletonGroup label="Loading follow-ups" className={rowList}>
      {names.map((name) => (
        <div key={name} style={rowColumns} className={rowShape}>
          <Skeleton className="size-5 rounded-full" />
          <div className="flex min-w-0 flex-1 flex-col gap-2 xl:contents">
            <Skeleton className="my-0.5 h-4 w-20 max-xl:hidden" />
            <div className="flex justify-between xl:contents">
              <div className="flex flex-col gap-2 py-0.5">
                <Skeleton className={`h-4 ${name}`} />
                <Skeleton className="h-4 w-28" />
              </div>
              <Skeleton className="h-5 w-16 rounded-full" />
            </div>
            <div className="flex flex-col gap-2 py-0.5">
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-4 w-full" />
            </div>
            <Skeleton className="h-7 w-56 pointer-coarse:h-11 xl:ml-auto" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
