import { graphql } from 'react-relay/hooks'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import type {
  FinishMyDayEntryInput,
  useFinishEntryMutation,
} from '#web/__generated__/useFinishEntryMutation.graphql.ts'
import type { useFinishEntryUndoMutation } from '#web/__generated__/useFinishEntryUndoMutation.graphql.ts'
import { placeContact, removeContact } from '#web/components/contact-lists/contactLists.ts'
import { placeFollowUp } from '#web/components/follow-up-lists/followUpLists.ts'
import { placeHotBoardItem } from '#web/components/hot-board-lists/hotBoardLists.ts'
import { placeTask } from '#web/components/task-lists/taskLists.ts'
import { useMutation } from '#web/relay/useMutation.ts'

/** Does an entry of the day and schedules the next contact, in one go; the message offers the way back from both. */
export function useFinishEntry(onTakenBack: () => void) {
  const [takeBack] = useMutation<useFinishEntryUndoMutation>(
    graphql`
      mutation useFinishEntryUndoMutation($input: TakeBackMyDayEntryInput!) {
        takeBackMyDayEntry(input: $input) {
          contact {
            ...contactLists_contact
            completed
          }
          followUp {
            state
            ...followUpLists_followUp
          }
          hotBoardItem {
            ...hotBoardLists_hotBoardItem
            resolved
          }
          organizerTask {
            canComplete
            ...taskLists_task
          }
          deletedContactId
          business {
            ...contactLists_business
            ...hotBoardLists_business
            ...followUpLists_business
            ...taskLists_business
          }
        }
      }
    `,
    { success: 'It is in your day again', failure: 'Failed to take it back' },
  )
  const undo = async (id: string, nextContactId: string | null) => {
    const { ok } = await takeBack(
      { input: { id, nextContactId } },
      { updater: placeAll('takeBackMyDayEntry') },
    )
    if (ok) onTakenBack()
  }

  const [finish] = useMutation<useFinishEntryMutation>(
    graphql`
      mutation useFinishEntryMutation($input: FinishMyDayEntryInput!) {
        finishMyDayEntry(input: $input) {
          celebrations {
            # Shown by whoever listens to all writes.
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...Celebration_celebration
          }
          contact {
            id
            canReopen
            completed
            ...contactLists_contact
          }
          followUp {
            id
            canReopen
            state
            ...followUpLists_followUp
          }
          hotBoardItem {
            id
            canReopen
            resolved
            ...hotBoardLists_hotBoardItem
          }
          organizerTask {
            id
            canReopen
            canComplete
            ...taskLists_task
          }
          serviceAppointment {
            # eslint-disable-next-line relay/unused-fields
            status
          }
          nextContact {
            id
            ...contactLists_contact
          }
          business {
            ...contactLists_business
            ...hotBoardLists_business
            ...followUpLists_business
            ...taskLists_business
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
  return (input: FinishMyDayEntryInput) => finish({ input }, { updater: placeAll('finishMyDayEntry') })
}

type Done = Record<'contact' | 'followUp' | 'organizerTask' | 'serviceAppointment', object | null | undefined>

/** What happened, in the words of the rooms where it could have happened too. */
function told({ contact, followUp, organizerTask, serviceAppointment }: Done) {
  if (contact) return 'Contact marked as completed'
  if (followUp) return 'Follow-up completed'
  if (organizerTask) return 'Task completed'
  return serviceAppointment ? 'Appointment completed' : 'Item resolved'
}

/** Puts all that an answer changed where it belongs in the lists in memory. */
function placeAll(field: string) {
  return (store: RecordSourceSelectorProxy) => {
    const payload = store.getRootField(field)
    const business = payload?.getLinkedRecord('business')
    if (!payload || !business) return
    for (const name of ['contact', 'nextContact']) {
      const contact = payload.getLinkedRecord(name)
      if (contact) placeContact(store, business, contact)
    }
    const followUp = payload.getLinkedRecord('followUp')
    if (followUp) placeFollowUp(store, business, followUp)
    const item = payload.getLinkedRecord('hotBoardItem')
    if (item) placeHotBoardItem(store, business, item)
    const task = payload.getLinkedRecord('organizerTask')
    if (task) placeTask(store, business, task)
    const gone = payload.getValue('deletedContactId')
    if (typeof gone === 'string') removeContact(store, business, gone)
  }
}
