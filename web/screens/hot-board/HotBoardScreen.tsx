import { lazy } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { HotBoardScreenQuery } from '#web/__generated__/HotBoardScreenQuery.graphql.ts'
import { LazyDialogs } from '#web/components/LazyDialogs.tsx'
import { useDialogRequest } from '#web/components/useDialogRequest.ts'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { ActiveItems } from './ActiveItems.tsx'
import type { ItemDialogRequest } from './dialogs/itemDialogRequest.ts'
import { addItemDialog } from './hot-board.route.ts'
import { ResolvedItems } from './ResolvedItems.tsx'

const fetchDialogs = () => import('./dialogs/HotBoardDialogs.tsx')
const HotBoardDialogs = lazy(async () => ({ default: (await fetchDialogs()).HotBoardDialogs }))

/** The Hot Board: active and resolved items. */
export function HotBoardScreen({ queryRef }: { queryRef: PreloadedQuery<HotBoardScreenQuery> }) {
  const { business } = usePreloadedQuery<HotBoardScreenQuery>(
    graphql`
      query HotBoardScreenQuery @preloadable {
        viewer @required(action: THROW) {
          business {
            ...ActiveItems_business
            ...ResolvedItems_business
            ...HotBoardDialogs_business
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const addition = useDialogParam(addItemDialog)
  const requests = useDialogRequest<ItemDialogRequest>()

  return (
    <>
      <ActiveItems business={business} onRequest={requests.ask} onAdd={addition.show} />
      <ResolvedItems business={business} />
      <LazyDialogs open={requests.open || addition.open} load={fetchDialogs}>
        <HotBoardDialogs business={business} requests={requests} />
      </LazyDialogs>
    </>
  )
}
