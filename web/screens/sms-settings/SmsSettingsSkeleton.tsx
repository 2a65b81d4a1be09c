import { Card } from '#web/ui/display/Card.tsx'
import { PageSectionSkeleton, pageSections } from '#web/ui/display/PageSection.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The SMS settings before their data. */
export function SmsSettingsSkeleton() {
  return (
    <SkeletonGroup label="Loading SMS settings">
      <div className={pageSections}>
        <PageSectionSkeleton>
          <Card className="p-5 max-sm:p-4">
            <div className="flex items-center justify-between gap-4">
              <Skeleton className="h-9 w-64" />
              <Skeleton className="h-5 w-9 rounded-full" />
            </div>
            <Skeleton className="mt-4 h-9 w-32 max-sm:w-full pointer-coarse:h-11" />
          </Card>
        </PageSectionSkeleton>
        <PageSectionSkeleton>
          <Card className="grid gap-4 p-5 max-sm:p-4 sm:grid-cols-2">
            {['w-20', 'w-24'].map((title) => (
              <div key={title} className="flex flex-col gap-2">
                <Skeleton className={`h-4 ${title}`} />
                <Skeleton className="h-4 w-56" />
                <Skeleton className="h-4 w-40" />
                <Skeleton className="h-4 w-48" />
                <Skeleton className="h-4 w-32" />
              </div>
            ))}
          </Card>
        </PageSectionSkeleton>
      </div>
    </SkeletonGroup>
  )
}
