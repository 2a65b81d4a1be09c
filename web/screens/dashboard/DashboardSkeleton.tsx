import { Card } from '#web/ui/display/Card.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { dayPanel, noteGrid, noteShape, panelGrid, panelList, panelRow, statGrid } from './layout.ts'

const three = ['a', 'b', 'c']
const six = [...three, 'd', 'e', 'f']
/** The last of the five has no trend. */
const cards = ['a', 'b', 'c', 'd', 'last']

/** The dashboard before its data. */
export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading dashboard">
      <div className="mb-4 lg:mb-5">
        <div className="flex h-7 items-center">
          <Skeleton className="h-5 w-52" />
        </div>
        <div className="flex h-5 items-center max-sm:h-5.5">
          <Skeleton className="h-3.5 w-40" />
        </div>
      </div>
      <div className={`${dayPanel} justify-between border border-line bg-surface`}>
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-3.5 w-52" />
        </div>
        <Skeleton className="h-10 w-24 pointer-coarse:h-12" />
      </div>
      <div className="@container">
        <div className={statGrid}>
          {cards.map((key) => (
            <div key={key}>
              <Card className="max-sm:p-3.5">
                <div className="flex h-5 items-center">
                  <Skeleton className="h-3.5 w-24" />
                </div>
                <div className="flex h-8 items-center sm:mt-2">
                  <Skeleton className="h-6 w-12" />
                </div>
                {key !== 'last' && (
                  <div className="mt-0.5 flex h-5 items-center max-sm:hidden">
                    <Skeleton className="h-3.5 w-20" />
                  </div>
                )}
              </Card>
            </div>
          ))}
        </div>
      </div>
      <div className={panelGrid}>
        <PanelSkeleton />
        <PanelSkeleton />
        <Card flush className="@container lg:col-span-2">
          <HeaderSkeleton />
          <div className="mb-4 h-10.25 border-line border-b pointer-coarse:h-11.25" />
          <div className={noteGrid}>
            {six.map((key) => (
              <Skeleton key={key} className={`${noteShape} rounded-lg opacity-60`} />
            ))}
          </div>
        </Card>
      </div>
    </SkeletonGroup>
  )
}

function HeaderSkeleton() {
  return (
    <div className="flex h-12 items-center border-line border-b px-4 pointer-coarse:h-15.25">
      <Skeleton className="h-4 w-36" />
    </div>
  )
}

function PanelSkeleton() {
  return (
    <Card flush className="@container">
      <HeaderSkeleton />
      <div className={panelList}>
        {three.map((key) => (
          <div key={key} className={`${panelRow} justify-between`}>
            <div className="flex flex-col gap-2">
              <Skeleton className="h-4 w-36" />
              <Skeleton className="h-3.5 w-44" />
            </div>
            <Skeleton className="h-4 w-16" />
          </div>
        ))}
      </div>
    </Card>
  )
}
