import { statusWords } from '#web/features/customers/customerStatus.ts'
import { formatCalendarDay } from '#web/lib/dates.ts'
import type { CustomerFilter, FilterChange, FilterPart } from './customerFilter.ts'
import { customFieldChips, type NamedField } from './customFieldChips.ts'

/** A part of the filter in words, which a button removes. */
export interface FilterChip {
  label: string
  value: string
  /** The parts that it stands for. */
  parts: readonly FilterPart[]
  /** What of the parts stays when it is removed; nothing when it is missing. */
  rest?: FilterChange
}

/** The names of what a filter refers to by ids. */
export interface FilterNames {
  interests: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  users: ReadonlyMap<string, string>
  fields: ReadonlyMap<string, NamedField>
}

function between(from: string | undefined, to: string | undefined): string {
  if (from && from === to) return formatCalendarDay(from)
  if (from && to) return `${formatCalendarDay(from)} – ${formatCalendarDay(to)}`
  return from ? `since ${formatCalendarDay(from)}` : `until ${formatCalendarDay(to ?? '')}`
}

const nextSteps = { NONE: 'none', OVERDUE: 'overdue' }
const owners = { MINE: 'me', NOBODY: 'nobody' }

/** The chips of a filter, in the order of the panel. */
export function filterChips(filter: CustomerFilter, names: FilterNames): FilterChip[] {
  const { statuses, interestIds, interests, city, createdFrom, createdTo, owner, ownerId, importId } = filter
  const { tagIds, everyTag } = filter
  const { nextStep, nextStepBefore, neverContacted, lastContactDaysAgo, lastContactFrom, lastContactTo } =
    filter
  const chips: (FilterChip | false | null | undefined | '' | 0)[] = [
    statuses && {
      label: 'Status',
      value: statuses.map((status) => statusWords[status as keyof typeof statusWords]).join(', '),
      parts: ['statuses'],
    },
    (interestIds || interests) && {
      label: 'Interest',
      value: [
        ...(interestIds ?? []).map((id) => names.interests.get(id) ?? 'deleted'),
        ...(interests ?? []),
      ].join(', '),
      parts: ['interestIds', 'interests'],
    },
    tagIds && {
      label: tagIds.length === 1 ? 'Tag' : 'Tags',
      value: tagIds.map((id) => names.tags.get(id) ?? 'deleted').join(everyTag ? ' and ' : ' or '),
      parts: ['tagIds', 'everyTag'],
    },
    nextStep && {
      label: 'Next step',
      value: nextSteps[nextStep as keyof typeof nextSteps],
      parts: ['nextStep'],
    },
    nextStepBefore && {
      label: 'Next step',
      value: `before ${formatCalendarDay(nextStepBefore)}`,
      parts: ['nextStepBefore'],
    },
    neverContacted !== undefined && {
      label: 'Last contact',
      value: neverContacted ? 'never' : 'any',
      parts: ['neverContacted'],
    },
    lastContactDaysAgo && {
      label: 'Last contact',
      value: `more than ${lastContactDaysAgo} ${lastContactDaysAgo === 1 ? 'day' : 'days'} ago`,
      parts: ['lastContactDaysAgo'],
    },
    (lastContactFrom || lastContactTo) && {
      label: 'Last contact',
      value: between(lastContactFrom, lastContactTo),
      parts: ['lastContactFrom', 'lastContactTo'],
    },
    owner && { label: 'Owner', value: owners[owner as keyof typeof owners], parts: ['owner'] },
    ownerId && {
      label: 'Owner',
      value: names.users.get(ownerId) ?? 'no longer on the team',
      parts: ['ownerId'],
    },
    city && { label: 'City', value: city, parts: ['city'] },
    (createdFrom || createdTo) && {
      label: 'Added',
      value: between(createdFrom, createdTo),
      parts: ['createdFrom', 'createdTo'],
    },
    importId && { label: 'Added by', value: 'an import', parts: ['importId'] },
    ...customFieldChips(filter.customFields ?? [], names.fields),
  ]
  return chips.filter((chip) => typeof chip === 'object' && chip !== null)
}
