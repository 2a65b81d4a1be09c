import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

const groups = [
  ['w-52', 'w-40'],
  ['w-60', 'w-36', 'w-44'],
  ['w-48', 'w-56'],
]

/** My Tasks before its data. */
export function TasksSkeleton() {
  return (
    <SkeletonGroup label="Loading tasks" className="xl:mr-92">
      <Skeleton className="h-10 w-full pointer-coarse:h-12" />
      <div className="mt-2 mb-5 h-7 pointer-coarse:h-11" />
      {groups.map((rows) => (
        <div key={rows.join()} className="mb-7">
          <Skeleton className="mb-3 h-5 w-24" />
          <Card flush>
            {rows.map((width) => (
              <div
                key={width}
                className="flex h-13 items-center gap-3 border-line px-3 not-first:border-t pointer-coarse:h-17"
              >
                <Skeleton className="size-5 rounded-full" />
                <Skeleton className={`h-4 ${width}`} />
              </div>
            ))}
          </Card>
        </div>
      ))}
    </SkeletonGroup>
  )
}
