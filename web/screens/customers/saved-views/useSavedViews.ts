import { graphql, useFragment } from 'react-relay/hooks'
import type { useSavedViews_viewer$key } from '#web/__generated__/useSavedViews_viewer.graphql.ts'
import type { CustomerFilter } from '../filters/customerFilter.ts'
import type { Layout } from '../list/useLayout.ts'
import { type ShownView, viewAddress } from './viewAddress.ts'

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly isShared: boolean
  readonly canEdit: boolean
  readonly canShare: boolean
  /** What has been deleted since, so that the filter is without it. */
  readonly gone: readonly string[]
}

/** The viewer's saved views, their own first, and the one that is shown, if it is saved. */
export function useSavedViews(viewer: useSavedViews_viewer$key, shown: ShownView) {
  // The fields of the filter are read by their names in a loop.
  /* eslint-disable relay/unused-fields */
  const { savedViews } = useFragment(
    graphql`
      fragment useSavedViews_viewer on Viewer {
        savedViews {
          id
          name
          search
          filter {
            statuses
            interestIds
            interests
            city
            tagIds
            everyTag
            createdFrom
            createdTo
            lastContactFrom
            lastContactTo
            lastContactDaysAgo
            neverContacted
            nextStep
            nextStepBefore
            owner
            ownerId
            importId
            customFields {
              fieldId
              choices
              isYes
              is
              contains
              from
              to
              isEmpty
            }
          }
          gone
          sort
          layout
          isShared
          canEdit
          canShare
        }
      }
    `,
    viewer,
  )
  /* eslint-enable relay/unused-fields */
  const views = savedViews.map(({ id, name, search, filter, sort, layout, ...more }): SavedView => {
    const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null))
    const view = { filter: given as CustomerFilter, sort, layout: layout as Layout }
    return { id, name, address: viewAddress({ search: search ?? null, ...view }), ...more }
  })
  const sorted = [...views.filter(({ isShared }) => !isShared), ...views.filter(({ isShared }) => isShared)]
  const here = viewAddress(shown)
  return { views: sorted, current: sorted.find(({ address }) => address === here) }
}
