import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { HotBoardScreenQuery } from '#web/__generated__/HotBoardScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { ActiveItems } from './ActiveItems.tsx'
import { hotBoardDialogs } from './dialogs/hotBoardDialogs.ts'
import { ResolvedItems } from './ResolvedItems.tsx'

const dialogs = loadDialogs(async () => (await import('./dialogs/HotBoardDialogs.tsx')).HotBoardDialogs)

/** The Hot Board: active and resolved items. */
export function HotBoardScreen({ queryRef }: { queryRef: PreloadedQuery<HotBoardScreenQuery> }) {
  const { business, user } = usePreloadedQuery<HotBoardScreenQuery>(
    graphql`
      query HotBoardScreenQuery($mine: Boolean) @preloadable {
        viewer @required(action: THROW) {
          user {
            id
          }
          business {
            ...ActiveItems_business @arguments(mine: $mine)
            ...ResolvedItems_business @arguments(mine: $mine)
            ...HotBoardDialogs_business
          }
        }
      }
    `,
    queryRef,
  ).viewer
  return (
    <hotBoardDialogs.Host of={dialogs} business={business}>
      <ActiveItems business={business} viewerId={user.id} mine={queryRef.variables.mine === true} />
      <ResolvedItems business={business} />
    </hotBoardDialogs.Host>
  )
}
