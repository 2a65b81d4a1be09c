import {
  CalendarPlus,
  ChevronDown,
  Heart,
  ListChecks,
  Merge,
  Minus,
  Plus,
  SlidersHorizontal,
  Tag,
  Trash2,
  X,
} from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SelectionBar_business$key } from '#web/__generated__/SelectionBar_business.graphql.ts'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'
import { customersDialogs } from '../dialogs/customersDialogs.ts'
import type { useSelection } from './useSelection.ts'

interface SelectionBarProps {
  business: SelectionBar_business$key
  selection: ReturnType<typeof useSelection>
  /** Whether the list has customers that are not selected. */
  hasMore: boolean
}

/** The most customers that one change can have. */
const most = 10_000

/** How many customers are selected, and what can be done with them. */
export function SelectionBar({ business, selection, hasMore }: SelectionBarProps) {
  const { canBulk, customFields } = useFragment(
    graphql`
      fragment SelectionBar_business on Business {
        canBulk
        customFields {
          __typename
        }
      }
    `,
    business,
  )
  const { count, ids, input, end } = selection
  const open = customersDialogs.useOpen()
  usePageKeys('In the list', [{ keys: ['Escape'], does: 'Stop selecting', act: end }])
  const [one, other, ...more] = ids ?? []
  const isTooMany = count > most
  const lacks = count === 0 || isTooMany
  const about = { customers: input, count, onStarted: end }
  return (
    <section
      aria-label="Selected customers"
      className="sticky bottom-4 z-30 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-xl border border-line-strong bg-raised py-2 pr-2 pl-4 text-ink shadow-dialog max-sm:-mx-4 max-sm:bottom-0 max-sm:w-auto max-sm:max-w-none max-sm:rounded-b-none max-sm:pb-[max(0.75rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <p role="status" className="mr-1 whitespace-nowrap font-medium tabular-nums max-sm:flex-1">
        {isTooMany ? `At most ${formatNumber(most)} customers` : `${formatNumber(count)} selected`}
      </p>
      {hasMore && (
        <Button variant="ghost" pending={selection.counting} onClick={() => void selection.selectAll()}>
          Select All
        </Button>
      )}
      {canBulk && (
        <Menu
          trigger={
            <Button variant="primary" disabled={lacks} className="max-sm:order-1 max-sm:flex-1">
              Change
              <ChevronDown aria-hidden className="size-4" />
            </Button>
          }
        >
          <MenuItem icon={<Tag />} onSelect={() => open('bulkStatus', about)}>
            Status
          </MenuItem>
          <MenuItem icon={<Heart />} onSelect={() => open('bulkInterest', about)}>
            Interest
          </MenuItem>
          <MenuItem icon={<Plus />} onSelect={() => open('bulkTags', { ...about, adds: true })}>
            Add tags
          </MenuItem>
          <MenuItem icon={<Minus />} onSelect={() => open('bulkTags', { ...about, adds: false })}>
            Remove tags
          </MenuItem>
          {customFields.length > 0 && (
            <MenuItem icon={<SlidersHorizontal />} onSelect={() => open('bulkField', about)}>
              Field
            </MenuItem>
          )}
          <MenuItem icon={<CalendarPlus />} onSelect={() => open('bulkContact', about)}>
            Schedule contact
          </MenuItem>
          <MenuItem icon={<ListChecks />} onSelect={() => open('bulkPlan', about)}>
            Start follow-up plan
          </MenuItem>
        </Menu>
      )}
      <Button
        icon={<Merge />}
        className="max-sm:order-1 max-sm:flex-1"
        disabled={!one || !other || more.length > 0}
        onClick={() => one && other && open('merge', { ids: [one, other], onMerged: end })}
      >
        Merge
      </Button>
      {canBulk && (
        <IconButton
          label="Delete"
          icon={<Trash2 />}
          disabled={lacks}
          className="max-sm:order-1"
          onClick={() => open('bulkTrash', about)}
        />
      )}
      <IconButton label="Stop selecting" icon={<X />} onClick={end} />
      {/* On phones what can be done has a line of its own. */}
      <span className="hidden basis-full max-sm:block" />
    </section>
  )
}
