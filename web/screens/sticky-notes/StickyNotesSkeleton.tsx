import { useSearchParams } from 'react-router'
import { tabAt } from '#web/router/tabAt.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/Skeleton.tsx'
import { Spinner } from '#web/ui/feedback/Spinner.tsx'
import { noteGrid, noteShape } from './noteGrid.ts'
import { noteTabs } from './noteTabs.ts'

const notes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** The skeleton of the screen: tabs and notes. */
export function StickyNotesSkeleton() {
  const [search] = useSearchParams()
  return (
    <>
      <div className="mb-4 flex h-10.25 items-center gap-6 border-line border-b px-3 pointer-coarse:h-11.25">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-28" />
      </div>
      <NotesSkeleton label={tabAt(noteTabs, search).loading} />
    </>
  )
}

/** The skeleton of a tab's notes, with a loading text above it. */
export function NotesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="@container relative">
      <div className={noteGrid}>
        {notes.map((key) => (
          <Skeleton key={key} className={`${noteShape} rounded-lg opacity-60`} />
        ))}
      </div>
      <div aria-hidden className="absolute inset-x-0 top-24 flex justify-center">
        <p className="flex items-center gap-2 rounded-full border border-line bg-surface px-4 py-2 text-muted text-sm shadow-pop">
          <Spinner />
          {label}
        </p>
      </div>
    </SkeletonGroup>
  )
}
