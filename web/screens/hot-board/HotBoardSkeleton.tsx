import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { ColumnNames } from './ColumnNames.tsx'
import { activeColumns, activeNames, itemList, itemRow } from './itemRows.ts'

const titles = ['w-56', 'w-40', 'w-48', 'w-64', 'w-44', 'w-52']

/** The board before its data. */
export function HotBoardSkeleton() {
  return (
    <SkeletonGroup label="Loading hot board">
      <div className="mb-3 pointer-coarse:mb-5 flex h-7 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className={itemList}>
        <ColumnNames columns={activeColumns} names={activeNames} />
        {titles.map((title) => (
          <div key={title} style={activeColumns} className={itemRow}>
            <Skeleton className="h-5 w-16 rounded-full" />
            <div className="flex flex-col gap-2 py-0.5">
              <Skeleton className={`h-4 max-w-full ${title}`} />
              <Skeleton className="h-4 w-full" />
            </div>
            <Skeleton className="my-0.5 h-4 w-32" />
            <Skeleton className="my-0.5 h-4 w-44" />
            <Skeleton className="h-7 w-40 pointer-coarse:h-11" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
