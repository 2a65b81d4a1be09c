import { Card } from '#web/ui/display/Card.tsx'
import { PageSectionSkeleton } from '#web/ui/display/PageSection.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the tab. */
export function TrashSkeleton() {
  return (
    <SkeletonGroup label="Loading the trash">
      <PageSectionSkeleton>
        <div>
          <Skeleton className="mb-4 h-9 w-full pointer-coarse:h-11" />
          <Card flush className="divide-y divide-line">
            {['w-32', 'w-48', 'w-40', 'w-28', 'w-36'].map((width) => (
              <div key={width} className="flex items-start gap-3 px-4 py-3">
                <Skeleton className="mt-1 size-4 rounded-full" />
                <div className="flex flex-1 flex-col gap-2 py-0.5">
                  <Skeleton className={`h-4 ${width}`} />
                  <Skeleton className="h-3.5 w-72 max-w-full" />
                </div>
              </div>
            ))}
          </Card>
        </div>
      </PageSectionSkeleton>
    </SkeletonGroup>
  )
}
