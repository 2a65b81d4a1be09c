import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TagsField_business$key } from '#web/__generated__/TagsField_business.graphql.ts'
import type { TagsFieldMutation } from '#web/__generated__/TagsFieldMutation.graphql.ts'
import { fold } from '#web/generated/text/fold.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { TagChip } from '#web/ui/display/TagChip.tsx'
import type { FieldFrame, FieldValue } from '#web/ui/fields/fieldProps.ts'
import { MultiCombobox } from '#web/ui/fields/MultiCombobox.tsx'
import { idsIn, idsText } from './tagIds.ts'

type TagsFieldProps = FieldFrame & FieldValue<string> & { business: TagsField_business$key }

/** The tags of a customer, by their ids. Managers and admins make new ones here. */
export function TagsField({ business, value, onChange, ...frame }: TagsFieldProps) {
  const { tagOptions, canEditTags } = useFragment(
    graphql`
      fragment TagsField_business on Business {
        canEditTags
        tagOptions {
          id
          label
          color
        }
      }
    `,
    business,
  )
  const [query, setQuery] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const [make, making] = useMutation<TagsFieldMutation>(
    graphql`
      mutation TagsFieldMutation($input: CreateTagInput!) {
        createTag(input: $input) {
          tag {
            id
          }
          business {
            ...TagsField_business
          }
        }
      }
    `,
    { failure: 'Failed to make the tag' },
  )
  const chosen = idsIn(value)
  const words = fold(query)
  const found = tagOptions.filter(({ label }) => fold(label).includes(words))
  const isNew = words !== '' && !found.some(({ label }) => fold(label) === words)

  async function add() {
    const outcome = await make({ input: { label: query } })
    const made = outcome.ok ? outcome.data.createTag?.tag.id : undefined
    if (!made) return
    setQuery('')
    search.current?.focus()
    onChange(idsText([...chosen, made]))
  }

  return (
    <MultiCombobox
      {...frame}
      value={tagOptions.filter(({ id }) => chosen.includes(id))}
      onChange={(tags) => onChange(idsText(tags.map(({ id }) => id)))}
      items={found}
      itemKey={({ id }) => id}
      itemText={({ label }) => label}
      renderItem={({ label, color }) => <TagChip color={color}>{label}</TagChip>}
      query={query}
      onQueryChange={setQuery}
      placeholder="Select tags..."
      searchPlaceholder={canEditTags ? 'Search or make a tag...' : 'Search tags...'}
      emptyText={canEditTags ? 'No such tag yet.' : 'No such tag. Managers and admins make them.'}
      searchRef={search}
      footer={
        canEditTags &&
        isNew && (
          <Button variant="ghost" icon={<Plus />} className="w-full" disabled={making} onClick={add}>
            <span className="truncate">Make “{query.trim()}”</span>
          </Button>
        )
      }
    />
  )
}
