import { Tags } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TagsTab_business$key } from '#web/__generated__/TagsTab_business.graphql.ts'
import { useListFocus } from '#web/components/useListFocus.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { TagChip } from '#web/ui/display/TagChip.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AddTag } from './AddTag.tsx'
import { customersWith } from './customersWith.ts'
import { TagMenu } from './TagMenu.tsx'

/** The tags of the business by label, editable by managers and admins. */
export function TagsTab({ business }: { business: TagsTab_business$key }) {
  const { tagOptions, canEditTags } = useFragment(
    graphql`
      fragment TagsTab_business on Business {
        canEditTags
        tagOptions {
          id
          label
          color
          customerCount
          ...settingsDialogs_tag
        }
      }
    `,
    business,
  )
  const list = useListFocus()
  return (
    <PageSection
      id="tags"
      title="Tags"
      count={tagOptions.length}
      description={`Words that customers have in common, such as “VIP”.${canEditTags ? '' : ' Managers and admins edit the list.'}`}
    >
      <Card flush>
        {canEditTags && (
          <div className="border-line border-b p-4">
            <AddTag />
          </div>
        )}
        {tagOptions.length === 0 ? (
          <EmptyState compact icon={<Tags />} title="No tags yet">
            {canEditTags ? 'Add the first one above.' : 'They show up here as soon as somebody adds some.'}
          </EmptyState>
        ) : (
          <ul ref={list} aria-label="Tags" className="divide-y divide-line">
            {tagOptions.map((tag) => (
              <li key={tag.id} className="flex min-h-11 items-center gap-3 py-1 pr-2 pl-4">
                <span className="flex min-w-0 flex-1">
                  <TagChip color={tag.color}>{tag.label}</TagChip>
                </span>
                <span className="shrink-0 text-muted text-sm">{customersWith(tag.customerCount)}</span>
                {canEditTags && <TagMenu tag={tag} label={tag.label} />}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </PageSection>
  )
}
