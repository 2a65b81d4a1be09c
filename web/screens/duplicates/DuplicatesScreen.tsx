import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { DuplicatesScreenQuery } from '#web/__generated__/DuplicatesScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { DuplicateList } from './DuplicateList.tsx'
import { duplicatesDialogs } from './dialogs/duplicatesDialogs.ts'

const dialogs = loadDialogs(async () => (await import('./dialogs/DuplicatesDialogs.tsx')).DuplicatesDialogs)

/** Possible Duplicates: customers who may be one person, to merge or to dismiss. */
export function DuplicatesScreen({ queryRef }: { queryRef: PreloadedQuery<DuplicatesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<DuplicatesScreenQuery>(
    graphql`
      query DuplicatesScreenQuery @preloadable {
        viewer @required(action: THROW) {
          business {
            ...DuplicateList_business
          }
        }
      }
    `,
    queryRef,
  )
  return (
    <duplicatesDialogs.Host of={dialogs}>
      <DuplicateList business={viewer.business} />
    </duplicatesDialogs.Host>
  )
}
