import { graphql, useFragment } from 'react-relay/hooks'
import type { useSavedViews_viewer$key } from '#web/__generated__/useSavedViews_viewer.graphql.ts'
import { type ShownView, viewAddress } from './viewAddress.ts'

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly address: string
}

/** The viewer's saved views, and the one that is shown, if it is saved. */
export function useSavedViews(viewer: useSavedViews_viewer$key, shown: ShownView) {
  const { savedViews } = useFragment(
    graphql`
      fragment useSavedViews_viewer on Viewer {
        savedViews {
          id
          name
          search
          status
          interest
          noNextStep
          mine
          sort
          layout
        }
      }
    `,
    viewer,
  )
  const views: readonly SavedView[] = savedViews.map(
    ({ id, name, search, status, interest, noNextStep, mine, sort, layout }) => ({
      id,
      name,
      address: viewAddress({
        search: search ?? null,
        status: status ?? null,
        interest: interest ?? null,
        noNextStep,
        mine,
        sort,
        layout,
      }),
    }),
  )
  const here = viewAddress(shown)
  return { views, current: views.find(({ address }) => address === here) }
}
