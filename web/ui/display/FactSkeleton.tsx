import { classNames } from '#web/lib/classNames.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { factColumns } from './factColumns.ts'

interface FactSkeletonProps {
  /** The width of the value, `w-28`. */
  width: string
  /** The width of the labels, as in the list of facts. */
  labels: keyof typeof factColumns
  /** Whether it contains a link: on touch screens its row is then 44 px high. */
  tall?: boolean
  /** The second line of a fact has no label. */
  unlabeled?: boolean
}

/** The skeleton of a fact. */
export function FactSkeleton({ width, labels, tall = false, unlabeled = false }: FactSkeletonProps) {
  return (
    <div className={classNames('grid h-6 items-center', factColumns[labels], tall && 'pointer-coarse:h-11')}>
      {!unlabeled && <Skeleton className="h-3.5 w-12" />}
      <Skeleton className={classNames('col-start-2 h-3.5', width)} />
    </div>
  )
}
