import { Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TrashTab_business$key } from '#web/__generated__/TrashTab_business.graphql.ts'
import { keptDays } from '#web/features/trash/trashKinds.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'
import { RevertedImports } from './RevertedImports.tsx'
import { TrashFilters } from './TrashFilters.tsx'
import { TrashList } from './TrashList.tsx'
import type { TrashFilter } from './trashFilter.ts'

interface TrashTabProps {
  business: TrashTab_business$key
  filter: TrashFilter
}

/** The trash: what was deleted, and how it comes back. */
export function TrashTab({ business, filter }: TrashTabProps) {
  const data = useFragment(
    graphql`
      fragment TrashTab_business on Business
      @argumentDefinitions(
        words: { type: "String" }
        trashType: { type: "TrashType" }
        mine: { type: "Boolean" }
        alone: { type: "Boolean" }
      ) {
        canEmptyTrash
        trashCount
        ...EmptyTrashDialog_business
        ...RevertedImports_business
        ...TrashList_business @arguments(words: $words, trashType: $trashType, mine: $mine, alone: $alone)
      }
    `,
    business,
  )
  const { canEmptyTrash, trashCount } = data
  const { words, trashType, mine } = filter
  const filtered = filter.alone === null
  const open = settingsDialogs.useOpen()

  return (
    <PageSection
      id="trash"
      title="Trash"
      description={`What was deleted in the last ${keptDays} days, and can be restored.`}
      action={
        canEmptyTrash &&
        trashCount > 0 && (
          <Button icon={<Trash2 />} onClick={() => open('emptyTrash', { business: data })}>
            Empty Trash
          </Button>
        )
      }
    >
      {/* Without a record there is nothing to find. */}
      {(filtered || trashCount > 0) && <TrashFilters filter={filter} />}
      {!filtered && <RevertedImports business={data} />}
      <TrashList
        key={`${words} ${trashType} ${mine}`}
        business={data}
        filter={filter}
        hasMore={!filtered && trashCount > 0}
      />
    </PageSection>
  )
}
