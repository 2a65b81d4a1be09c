import { useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useSelectionQuery } from '#web/__generated__/useSelectionQuery.graphql.ts'
import type { CustomerSelectionInput } from '#web/__generated__/useStartBulkMutation.graphql.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import type { CustomerFilter } from '../filters/customerFilter.ts'
import type { RowSelection } from './SelectionContext.ts'
import { between, countOf, isSelected, nobody, type Selection, withSelected } from './selection.ts'

interface Listed {
  /** The customers of the list that have been loaded, in their order. */
  ids: readonly string[]
  search: string | null
  filter: CustomerFilter
}

/** Which customers of a list are selected. Another search or filter ends the selection. */
export function useSelection({ ids, search, filter }: Listed) {
  const which = JSON.stringify([search, filter])
  const [state, setState] = useState<{ which: string; selection: Selection; latest: string } | null>(null)
  const [counting, setCounting] = useState(false)
  const environment = useRelayEnvironment()
  const toast = useToast()
  const current = state?.which === which ? state : null
  const selection = current?.selection ?? nobody
  const set = (next: Selection, latest = '') => setState({ which, selection: next, latest })

  /** Selects everybody who matches, also those who have not been loaded. */
  async function selectAll() {
    setCounting(true)
    try {
      const answer = await fetchQuery<useSelectionQuery>(
        environment,
        graphql`
          query useSelectionQuery($search: String, $filter: CustomerFilter) {
            viewer {
              business {
                customerCount(search: $search, filter: $filter)
              }
            }
          }
        `,
        { search, filter },
        { fetchPolicy: 'network-only' },
      ).toPromise()
      if (answer) set({ all: answer.viewer.business.customerCount, ids: new Set() })
    } catch {
      toast.error({ title: 'Error', description: 'The customers could not be counted.' })
    } finally {
      setCounting(false)
    }
  }

  const row: RowSelection = {
    has: (id) => isSelected(selection, id),
    toggle(id, isRange) {
      const changed = isRange && current?.latest ? between(ids, current.latest, id) : [id]
      set(withSelected(selection, changed, !isSelected(selection, id)), id)
    },
  }
  const input: CustomerSelectionInput =
    selection.all === null
      ? { ids: [...selection.ids] }
      : { search, filter, except: [...selection.ids], expectedCount: countOf(selection) }
  return {
    isOn: current !== null,
    start: () => set(nobody),
    end: () => setState(null),
    row,
    count: countOf(selection),
    /** The ids of the selected ones; null for all who match. */
    ids: selection.all === null ? [...selection.ids] : null,
    input,
    selectAll,
    counting,
  }
}
