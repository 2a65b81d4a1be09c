import { Card } from '#web/ui/display/Card.tsx'
import { cardGrid } from '#web/ui/display/cardGrid.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

const widths = ['w-28', 'w-36', 'w-32', 'w-24']

/** The team board before its data. */
export function TeamBoardSkeleton() {
  return (
    <SkeletonGroup label="Loading team board">
      <div className="flex flex-col gap-8">
        <Card className="p-5 sm:p-6">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
            <div className="flex flex-col gap-3">
              <Skeleton className="h-4 w-44" />
              <Skeleton className="h-11 w-52" />
              <Skeleton className="h-4 w-64" />
            </div>
            <Skeleton className="h-28 w-full max-w-78" />
          </div>
        </Card>
        <div>
          <Skeleton className="mb-3 h-5 w-12" />
          <Card className="p-5 max-sm:p-4">
            <div className="flex items-center gap-4">
              <Skeleton className="size-12 rounded-full" />
              <div className="flex flex-col gap-2">
                <Skeleton className="h-5 w-28" />
                <Skeleton className="h-4 w-40" />
              </div>
            </div>
            <Skeleton className="mt-4 h-2 w-full" />
            <div className="mt-14 grid grid-cols-2 gap-4 md:grid-cols-4">
              {[...widths, ...widths].map((width, place) => (
                <div key={`${width}-${place < 4 ? 'a' : 'b'}`} className="flex gap-2.5">
                  <Skeleton className="size-10 rounded-full" />
                  <div className="flex flex-col gap-2">
                    <Skeleton className="h-4 w-20" />
                    <Skeleton className="h-3 w-24" />
                  </div>
                </div>
              ))}
            </div>
          </Card>
        </div>
        <div>
          <Skeleton className="mb-3 h-5 w-20" />
          <div className={cardGrid}>
            {widths.map((width) => (
              <Card key={width} className="flex flex-col gap-3.5">
                <div className="flex gap-3">
                  <Skeleton className="size-8 rounded-full" />
                  <div className="flex flex-col gap-2">
                    <Skeleton className={`h-4 ${width}`} />
                    <Skeleton className="h-3 w-36" />
                  </div>
                </div>
                <Skeleton className="h-7 w-64" />
              </Card>
            ))}
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
