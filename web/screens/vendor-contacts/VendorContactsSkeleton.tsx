import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { cardGrid } from './cardGrid.ts'

const names = ['w-36', 'w-44', 'w-28', 'w-40', 'w-32', 'w-38']
const rows = [
  { width: 'w-24' },
  { width: 'w-28', tall: true },
  { width: 'w-40', tall: true },
  { width: 'w-30' },
  { width: 'w-full' },
]

/** The book of vendors before its data. */
export function VendorContactsSkeleton() {
  return (
    <SkeletonGroup label="Loading vendor contacts">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Skeleton className="h-9 w-full md:max-w-md pointer-coarse:h-11" />
        <Skeleton className="my-0.5 h-4 w-20" />
      </div>
      <div className={cardGrid}>
        {names.map((name) => (
          <Card key={name} flush>
            <div className="p-4">
              <div className="mb-3 flex items-center justify-between">
                <Skeleton className={`my-0.5 h-4 ${name}`} />
                <Skeleton className="h-5 w-16 rounded-full" />
              </div>
              {rows.map(({ width, tall }) => (
                <div
                  key={width}
                  className={`grid h-6 grid-cols-[6rem_minmax(0,1fr)] items-center ${tall ? 'pointer-coarse:h-11' : ''}`}
                >
                  <Skeleton className="h-3.5 w-14" />
                  <Skeleton className={`h-3.5 ${width}`} />
                </div>
              ))}
            </div>
            <div className="h-10.25 border-line border-t pointer-coarse:h-14.25" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  )
}
