import { BookmarkPlus } from 'lucide-react'
import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SavedViews_viewer$key } from '#web/__generated__/SavedViews_viewer.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { ViewMenu } from './ViewMenu.tsx'
import { type ShownView, viewAddress } from './viewAddress.ts'
import type { ViewDialogRequest } from './viewDialogRequest.ts'

const fetchDialog = () => import('./dialogs/ViewDialog.tsx')
const ViewDialog = lazy(async () => ({ default: (await fetchDialog()).ViewDialog }))

interface SavedViewsProps {
  viewer: SavedViews_viewer$key
  shown: ShownView
  /** Whether all customers are shown, newest first. */
  isWhole: boolean
}

const chip = (current: boolean) =>
  `inline-flex h-8 max-w-72 items-center rounded-full border px-3 text-sm transition-colors pointer-coarse:h-11 ${
    current
      ? 'border-accent bg-accent-soft text-accent-ink'
      : 'border-line-strong bg-surface text-ink hover:bg-hover'
  }`

/** The viewer's saved views as links, and a button to save the current view. */
export function SavedViews({ viewer, shown, isWhole }: SavedViewsProps) {
  const { savedViews } = useFragment(
    graphql`
      fragment SavedViews_viewer on Viewer {
        savedViews {
          id
          name
          search
          status
          interest
          noNextStep
          sort
          layout
        }
      }
    `,
    viewer,
  )
  const requests = useDialogRequest<ViewDialogRequest>()
  const views = savedViews.map(({ id, name, search, status, interest, noNextStep, sort, layout }) => ({
    id,
    name,
    address: viewAddress({
      search: search ?? null,
      status: status ?? null,
      interest: interest ?? null,
      ...{ noNextStep, sort, layout },
    }),
  }))
  const here = viewAddress(shown)
  const current = views.find(({ address }) => address === here)
  const canSave = !isWhole && !current

  return (
    <>
      {(views.length > 0 || canSave) && (
        <nav aria-label="Saved views" className="mb-3">
          <ul className="flex items-center gap-2 overflow-x-auto py-1 [scrollbar-width:none]">
            {views.length > 0 && (
              <li className="shrink-0">
                <PreloadLink
                  to="/customers"
                  aria-current={isWhole && !current ? 'page' : undefined}
                  className={chip(isWhole && !current)}
                >
                  All customers
                </PreloadLink>
              </li>
            )}
            {views.map((view) => (
              <li key={view.id} className="flex shrink-0 items-center">
                <PreloadLink
                  to={view.address}
                  aria-current={view === current ? 'page' : undefined}
                  className={chip(view === current)}
                >
                  <span className="truncate">{view.name}</span>
                </PreloadLink>
                {view === current && <ViewMenu view={view} onRequest={requests.ask} />}
              </li>
            ))}
            {canSave && (
              <li className="shrink-0">
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<BookmarkPlus />}
                  onClick={() => requests.ask({ kind: 'save', view: shown })}
                >
                  Save View
                </Button>
              </li>
            )}
          </ul>
        </nav>
      )}
      <LazyDialogs open={requests.open} load={fetchDialog}>
        {requests.request && (
          <ViewDialog key={requests.number} request={requests.request} {...requests.dialog} />
        )}
      </LazyDialogs>
    </>
  )
}
