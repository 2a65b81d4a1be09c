import { classNames } from '#web/lib/classNames.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { cardGrid } from './cardGrid.ts'

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** The rows of a card: phone and email, as tall as a thumb on touch screens, then interest, city and notes. */
const rows = [
  { tall: true, width: 'w-28' },
  { tall: true, width: 'w-44' },
  { width: 'w-20' },
  { width: 'w-24' },
  { width: 'w-full' },
  { width: 'w-2/3', goesOn: true },
]

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
      <div className={cardGrid}>
        {cards.map((card) => (
          <Card key={card} flush>
            <div className="p-4">
              <div className="mb-3 flex items-center justify-between">
                <Skeleton className="my-0.5 h-4 w-36" />
                <Skeleton className="h-5 w-14" />
              </div>
              <div className="pointer-coarse:-mt-2">
                {rows.map(({ tall, width, goesOn }) => (
                  <div
                    key={width}
                    className={classNames(
                      'grid h-6 grid-cols-[4.5rem_minmax(0,1fr)] items-center',
                      tall && 'pointer-coarse:h-11',
                    )}
                  >
                    {!goesOn && <Skeleton className="h-3.5 w-12" />}
                    <Skeleton className={classNames('col-start-2 h-3.5', width)} />
                  </div>
                ))}
              </div>
            </div>
            <div className="h-10.25 border-line border-t pointer-coarse:h-14.25" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
