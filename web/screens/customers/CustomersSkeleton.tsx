import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { cardGrid } from './cardGrid.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

export function CustomersSkeleton() {
  return (
    <SkeletonGroup label="Loading customers">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Skeleton className="h-9 w-full md:max-w-xl pointer-coarse:h-11" />
        <Skeleton className="h-5 w-24 md:hidden" />
        <Skeleton className="h-8 w-36 pointer-coarse:h-11" />
      </div>
      <div className={cardGrid}>
        {cards.map((card) => (
          <Card key={card} flush>
            <div className="flex flex-col gap-3 p-4">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-4 w-48" />
              <Skeleton className="h-4 w-28" />
            </div>
            <div className="h-11 border-line border-t pointer-coarse:h-14" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
