import { graphql } from 'react-relay/hooks'
import type {
  LogInteractionInput,
  useLogInteractionMutation,
} from '#web/__generated__/useLogInteractionMutation.graphql.ts'
import type { useLogInteractionTakeBackMutation } from '#web/__generated__/useLogInteractionTakeBackMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'
import { kinds } from './KindChoice.tsx'

/** Logs what has happened with a customer; the toast names the customer and offers *Undo*. */
export function useLogInteraction() {
  const toast = useToast()
  const [takeBack] = useMutation<useLogInteractionTakeBackMutation>(
    graphql`
      mutation useLogInteractionTakeBackMutation($input: TakeBackInteractionInput!) {
        takeBackInteraction(input: $input) {
          __typename
        }
      }
    `,
    {
      undoes: true,
      success: 'Taken back',
      subject: null,
      failure: ({ message }) => `Failed to undo: ${message}`,
    },
  )
  const [run] = useMutation<useLogInteractionMutation>(
    graphql`
      mutation useLogInteractionMutation($input: LogInteractionInput!) {
        logInteraction(input: $input) {
          celebrations {
            ...Celebration_celebration
          }
          undoToken
        }
      }
    `,
    { failure: { inForm: 'Failed to log' } },
  )
  return async (input: LogInteractionInput, subject: string) => {
    const outcome = await run({ input })
    const undoToken = outcome.ok && outcome.data.logInteraction?.undoToken
    if (undoToken) {
      toast.success({
        title: 'Success',
        description: kinds[input.kind].done,
        subject,
        action: { label: 'Undo', onSelect: () => void takeBack({ input: { undoToken } }, { subject }) },
      })
    }
    return outcome
  }
}
