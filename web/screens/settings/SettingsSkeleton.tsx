import { Card } from '#web/ui/display/Card.tsx'
import { PageSectionSkeleton } from '#web/ui/display/PageSection.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'

/** The skeleton of the screen: the row of tabs and the content of one tab. */
export function SettingsSkeleton() {
  return (
    <>
      <div className="mb-4 flex h-10.25 items-center gap-6 border-line border-b px-3 pointer-coarse:h-11.25">
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-12" />
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-14" />
      </div>
      <SettingsTabSkeleton />
    </>
  )
}

const rows = ['w-16', 'w-24', 'w-20', 'w-28']

export function SettingsTabSkeleton() {
  return (
    <SkeletonGroup label="Loading settings">
      <PageSectionSkeleton>
        <Card className="flex flex-col gap-5 p-5 max-sm:p-4">
          {rows.map((width) => (
            <div key={width} className="flex flex-col gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-9 w-full pointer-coarse:h-11" />
            </div>
          ))}
          <Skeleton className="h-9 w-32 pointer-coarse:h-11" />
        </Card>
      </PageSectionSkeleton>
    </SkeletonGroup>
  )
}
