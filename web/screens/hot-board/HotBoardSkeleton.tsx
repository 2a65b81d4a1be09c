import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { itemGrid } from './itemGrid.ts'

const widths = ['w-36', 'w-28', 'w-32', 'w-40', 'w-30', 'w-34']

/** The board before its data. */
export function HotBoardSkeleton() {
  return (
    <SkeletonGroup label="Loading hot board">
      <div className="mb-3 flex h-7 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className={itemGrid}>
        {widths.map((width) => (
          <Card key={width} flush>
            <div className="flex flex-col gap-3.5 p-4">
              <div className="flex items-start justify-between">
                <Skeleton className={`h-4 ${width}`} />
                <Skeleton className="h-5 w-16 rounded-full" />
              </div>
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-4 w-44" />
            </div>
            <div className="flex gap-2 border-line border-t px-4 py-2 max-sm:px-3">
              <Skeleton className="h-7 w-24 pointer-coarse:h-11" />
              <Skeleton className="h-7 w-16 pointer-coarse:h-11" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
