import { graphql } from 'react-relay/hooks'
import type {
  CompleteMyDayEntryInput,
  useFinishEntryMutation,
} from '#web/__generated__/useFinishEntryMutation.graphql.ts'
import type { useFinishEntryUndoMutation } from '#web/__generated__/useFinishEntryUndoMutation.graphql.ts'
import { addNote } from '#web/features/contacts/completing/addNote.tsx'
import { requestContact } from '#web/features/contacts/requests.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Completes an entry and schedules the next contact in one mutation. The toast offers to undo both. */
export function useFinishEntry(subject: string | undefined, onTakenBack: () => void) {
  const [takeBack] = useMutation<useFinishEntryUndoMutation>(
    graphql`
      mutation useFinishEntryUndoMutation($input: ReopenMyDayEntryInput!) {
        reopenMyDayEntry(input: $input) {
          __typename
        }
      }
    `,
    { subject, undoes: true, success: 'Back in My day', failure: 'Couldn’t undo that' },
  )
  const undo = (id: string, nextContactId: string | null, expectedClosedAt: string | null | undefined) =>
    takeBack(
      { input: { id, nextContactId, expectedClosedAt } },
      { onOutcome: ({ ok }) => ok && onTakenBack() },
    )

  const [finish] = useMutation<useFinishEntryMutation>(
    graphql`
      mutation useFinishEntryMutation($input: CompleteMyDayEntryInput!) {
        completeMyDayEntry(input: $input) {
          celebrations {
            ...Celebration_celebration
          }
          entry {
            __typename
            ... on Node {
              id
            }
            ... on Contact {
              canReopen
              closedAt: completedAt
              completedNotes
            }
            ... on FollowUp {
              canReopen
              closedAt
            }
            ... on HotBoardItem {
              canReopen
              closedAt: resolvedAt
            }
            ... on OrganizerTask {
              canReopen
            }
          }
          nextContact {
            id
          }
        }
      }
    `,
    {
      subject,
      success({ completeMyDayEntry }) {
        if (!completeMyDayEntry) return null
        const { entry, nextContact } = completeMyDayEntry
        const words = sentences[entry?.__typename ?? ''] ?? 'Done'
        const { id, canReopen } = entry ?? {}
        const unnoted = entry?.__typename === 'Contact' && entry.completedNotes === null
        return {
          title: 'Success',
          description: nextContact ? `${words}, and the next contact is scheduled` : words,
          secondAction:
            id && canReopen && unnoted && subject
              ? addNote(() => requestContact({ kind: 'note', id, customerName: subject }))
              : undefined,
        }
      },
      undo({ completeMyDayEntry }) {
        const { id, canReopen, closedAt } = completeMyDayEntry?.entry ?? {}
        return id && canReopen ? () => undo(id, completeMyDayEntry?.nextContact?.id ?? null, closedAt) : null
      },
      failure: ({ message }) => `Failed to save: ${message}`,
    },
  )
  return (input: CompleteMyDayEntryInput) => finish({ input: { ...input, onlyIfOpen: true } })
}

/** The messages, the same as on the screens of these records. */
const sentences: Record<string, string> = {
  Contact: 'Contact marked as completed',
  FollowUp: 'Follow-up completed',
  HotBoardItem: 'Item resolved',
  OrganizerTask: 'Task completed',
  ServiceAppointment: 'Appointment completed',
}
