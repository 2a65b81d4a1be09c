import { useEffect, useEffectEvent, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useRenames_options$key } from '#web/__generated__/useRenames_options.graphql.ts'

/** Calls `onRename` with the new label of the interest option whose label is chosen, when somebody renames it. */
export function useRenames(
  interestOptions: useRenames_options$key,
  chosen: string | null,
  onRename: (label: string) => void,
): void {
  const options = useFragment(
    graphql`
      fragment useRenames_options on InterestOption @relay(plural: true) {
        id
        label
      }
    `,
    interestOptions,
  )
  const known = useRef<string>(undefined)
  const follow = useEffectEvent(() => {
    const option = options.find(({ label }) => label === chosen)
    const renamed = options.find(({ id }) => id === known.current)
    if (option || !chosen) known.current = option?.id
    else if (renamed) {
      known.current = undefined
      onRename(renamed.label)
    }
  })
  useEffect(() => follow())
}
