import { graphql } from 'react-relay/hooks'
import type { useSetVisibilityMutation } from '#web/__generated__/useSetVisibilityMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Shows oneself on the team board, or hides oneself from everyone else. */
export function useSetVisibility() {
  const [run] = useMutation<useSetVisibilityMutation>(
    graphql`
      mutation useSetVisibilityMutation($visible: Boolean!) {
        setTeamBoardVisibility(input: { visible: $visible }) {
          visible
        }
      }
    `,
    {
      success: ({ setTeamBoardVisibility }) => ({
        title: 'Success',
        description: setTeamBoardVisibility?.visible
          ? 'Colleagues see you on the board again'
          : 'Only you see your points now',
      }),
      failure: 'Failed to change what colleagues see',
    },
  )
  return (visible: boolean) => void run({ visible })
}
