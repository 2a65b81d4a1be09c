import { Users } from 'lucide-react'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import type { SavedView } from './useSavedViews.ts'
import { ViewMenu } from './ViewMenu.tsx'

interface SavedViewsProps {
  views: readonly SavedView[]
  /** The view that is shown, if it is saved. */
  current: SavedView | undefined
  /** Whether all customers are shown, newest first. */
  isWhole: boolean
}

const chip = (current: boolean) =>
  `inline-flex h-8 max-w-72 items-center rounded-full border px-3 text-sm transition-colors pointer-coarse:h-11 ${
    current
      ? 'border-accent bg-accent-soft text-accent-ink'
      : 'border-line-strong bg-surface text-ink hover:bg-hover'
  }`

/** The saved views as links, one's own before the shared ones; nothing while there are none. */
export function SavedViews({ views, current, isWhole }: SavedViewsProps) {
  if (views.length === 0) return null
  return (
    <nav aria-label="Saved views" className="mb-3">
      <ul className="flex items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none]">
        <li className="shrink-0">
          <PreloadLink
            to="/customers"
            aria-current={isWhole && !current ? 'page' : undefined}
            className={chip(isWhole && !current)}
          >
            All customers
          </PreloadLink>
        </li>
        {views.map((view) => (
          <li key={view.id} className="flex shrink-0 items-center">
            <PreloadLink
              to={view.address}
              aria-current={view === current ? 'page' : undefined}
              className={chip(view === current)}
            >
              {view.isShared && (
                <>
                  <Users aria-hidden className="mr-1.5 size-4 shrink-0 text-faint" />
                  <span className="sr-only">Shared: </span>
                </>
              )}
              <span className="truncate">{view.name}</span>
            </PreloadLink>
            {view === current && (view.canEdit || view.canShare) && <ViewMenu view={view} />}
          </li>
        ))}
      </ul>
      {current && current.gone.length > 0 && (
        <div className="mt-2">
          <Notice>Deleted since this view was saved, and left out: its {listed(current.gone)}.</Notice>
        </div>
      )}
    </nav>
  )
}

const listed = (parts: readonly string[]) =>
  parts.map((part) => (part === 'field' ? 'custom field' : part)).join(' and ')
