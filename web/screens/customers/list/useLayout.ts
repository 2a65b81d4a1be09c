import { startTransition, useEffect, useOptimistic } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate, useSearchParams } from 'react-router'
import type { useLayout_viewer$key } from '#web/__generated__/useLayout_viewer.graphql.ts'
import type { useLayoutMutation } from '#web/__generated__/useLayoutMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useLatestSearch } from '#web/router/useLatestSearch.ts'
import { rememberLayout } from './rememberedLayout.ts'

export type Layout = 'CARDS' | 'LIST'

/** The layouts by their values in the URL: `?view=list` or `?view=cards`, which saved views set. */
const layouts: Readonly<Record<string, Layout>> = { list: 'LIST', cards: 'CARDS' }

/** The layout from the URL, otherwise the one the user chose last; and a function to choose another. */
export function useLayout(viewer: useLayout_viewer$key): [Layout, (layout: Layout) => void] {
  const { customerLayout } = useFragment(
    graphql`
      fragment useLayout_viewer on Viewer {
        customerLayout
      }
    `,
    viewer,
  )
  const [choose] = useMutation<useLayoutMutation>(
    graphql`
      mutation useLayoutMutation($input: ChooseCustomerLayoutInput!) {
        chooseCustomerLayout(input: $input) {
          viewer {
            customerLayout
          }
        }
      }
    `,
    { failure: 'Failed to remember the layout', offersRetry: true },
  )
  const [search] = useSearchParams()
  const latestSearch = useLatestSearch()
  const navigate = useNavigate()
  const kept = layouts[search.get('view') ?? ''] ?? (customerLayout === 'LIST' ? 'LIST' : 'CARDS')
  const [layout, setLayout] = useOptimistic<Layout>(kept)
  useEffect(() => rememberLayout(layout), [layout])

  const change = (next: Layout) =>
    startTransition(async () => {
      setLayout(next)
      await choose({ input: { layout: next } })
      const rest = latestSearch()
      if (!rest.has('view')) return
      rest.delete('view')
      await navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
    })
  return [layout, change]
}
