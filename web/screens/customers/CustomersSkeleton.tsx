import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { cardGrid } from './cardGrid.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

export function CustomersSkeleton() {
  return (
    <SkeletonGroup label="Loading customers">
      <div className="mb-4 flex flex-col gap-3 sm:flex-row">
        <Skeleton className="h-9 flex-1 pointer-coarse:h-11" />
        <Skeleton className="h-9 sm:w-34 pointer-coarse:h-11" />
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
