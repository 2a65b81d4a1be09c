import { graphql } from 'react-relay/hooks'
import type { useAddMemberMutation } from '#web/__generated__/useAddMemberMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { addFailed } from '../addFailed.ts'
import type { NewMember } from '../memberForm.ts'

/** Adds a member to the team. */
export function useAddMember() {
  const [run] = useMutation<useAddMemberMutation>(
    graphql`
      mutation useAddMemberMutation($input: AddTeamMemberInput!) {
        addTeamMember(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Team member added successfully', failure: addFailed },
  )
  return (member: NewMember) => run({ input: member })
}
