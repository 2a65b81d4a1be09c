import { graphql } from 'react-relay/hooks'
import type {
  FinishMyDayEntryInput,
  useFinishEntryMutation,
} from '#web/__generated__/useFinishEntryMutation.graphql.ts'
import type { useFinishEntryUndoMutation } from '#web/__generated__/useFinishEntryUndoMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Does an entry of the day and schedules the next contact, in one go; the message offers the way back from both. */
export function useFinishEntry(onTakenBack: () => void) {
  const [takeBack] = useMutation<useFinishEntryUndoMutation>(
    graphql`
      mutation useFinishEntryUndoMutation($input: TakeBackMyDayEntryInput!) {
        takeBackMyDayEntry(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Back in My day', failure: 'Couldn’t undo that' },
  )
  const undo = async (id: string, nextContactId: string | null) => {
    const { ok } = await takeBack({ input: { id, nextContactId } })
    if (ok) onTakenBack()
  }

  const [finish] = useMutation<useFinishEntryMutation>(
    graphql`
      mutation useFinishEntryMutation($input: FinishMyDayEntryInput!) {
        finishMyDayEntry(input: $input) {
          celebrations {
            # Shown by the part that listens to all writes.
            ...Celebration_celebration
          }
          contact {
            id
            canReopen
          }
          followUp {
            id
            canReopen
          }
          hotBoardItem {
            id
            canReopen
          }
          organizerTask {
            id
            canReopen
          }
          serviceAppointment {
            __typename
          }
          nextContact {
            id
          }
        }
      }
    `,
    {
      success({ finishMyDayEntry }) {
        if (!finishMyDayEntry) return null
        const { contact, followUp, hotBoardItem, organizerTask, nextContact } = finishMyDayEntry
        const done = contact ?? followUp ?? hotBoardItem ?? organizerTask
        return {
          title: 'Success',
          description: nextContact
            ? `${told(finishMyDayEntry)}, and the next contact is scheduled`
            : told(finishMyDayEntry),
          action: done?.canReopen
            ? { label: 'Undo', onSelect: () => void undo(done.id, nextContact?.id ?? null) }
            : undefined,
        }
      },
      failure: ({ message }) => ({ title: 'Error', description: `Failed to save: ${message}` }),
    },
  )
  return (input: FinishMyDayEntryInput) => finish({ input })
}

type Done = Record<'contact' | 'followUp' | 'organizerTask' | 'serviceAppointment', object | null | undefined>

/** What happened, in the words of the rooms where it could have happened too. */
function told({ contact, followUp, organizerTask, serviceAppointment }: Done) {
  if (contact) return 'Contact marked as completed'
  if (followUp) return 'Follow-up completed'
  if (organizerTask) return 'Task completed'
  return serviceAppointment ? 'Appointment completed' : 'Item resolved'
}
