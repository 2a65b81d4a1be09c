import { graphql } from 'react-relay/hooks'
import type { useUpdateMemberMutation } from '#web/__generated__/useUpdateMemberMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import type { MemberInput } from '../memberForm.ts'

/** Changes name, e-mail and role of a member (part 2, section 8). */
export function useUpdateMember() {
  const [run] = useMutation<useUpdateMemberMutation>(
    graphql`
      mutation useUpdateMemberMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'User updated successfully',
      failure: ({ code, message }) => ({
        title: 'Error',
        description: code === 'CONFLICT' || code === 'FORBIDDEN' ? message : 'Failed to update user',
      }),
    },
  )
  return (id: string, member: Partial<MemberInput>) => run({ input: { id, ...member } })
}
