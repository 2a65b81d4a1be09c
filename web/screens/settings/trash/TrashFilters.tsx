import { startTransition, useOptimistic } from 'react'
import { useNavigate } from 'react-router'
import { FilterMenu } from '#web/components/FilterMenu.tsx'
import { MineFilter } from '#web/components/MineFilter.tsx'
import { trashKinds } from '#web/features/trash/trashKinds.ts'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { useMine } from '#web/router/useMine.ts'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { type TrashFilter, type TrashType, trashTypes } from './trashFilter.ts'

const everything = 'all'

const options = [
  { value: everything, label: 'All' },
  ...trashTypes.map((value) => ({ value, label: trashKinds[value].word })),
] as const

/** The search box and the filters by kind and by who deleted, kept in the URL. */
export function TrashFilters({ filter }: { filter: TrashFilter }) {
  const { value, pending, change, submit } = useSearchParam('/settings')
  const [mine, chooseMine] = useMine()
  const [trashType, chooseType] = useTrashType(filter.trashType)
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchField
        label="Search the trash"
        placeholder="Search the trash..."
        value={value}
        onChange={change}
        onSubmit={submit}
        pending={pending}
        className="min-w-0 flex-1 max-sm:basis-full"
      />
      <MineFilter mine={mine} onChange={chooseMine} />
      <FilterMenu
        label="Kind"
        options={options}
        value={trashType ?? everything}
        active={trashType !== null}
        onChange={(type) => chooseType(type === everything ? null : type)}
      />
    </div>
  )
}

/** The chosen kind. It changes immediately; the URL and the data follow. */
function useTrashType(type: TrashType | null) {
  const navigate = useNavigate()
  const latestSearch = useLatestSearch()
  const [chosen, setChosen] = useOptimistic(type)
  const choose = (next: TrashType | null) =>
    startTransition(async () => {
      setChosen(next)
      const search = latestSearch()
      if (next) search.set('type', next.toLowerCase())
      else search.delete('type')
      await navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true })
    })
  return [chosen, choose] as const
}
