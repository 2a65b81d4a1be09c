import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayEntry_entry$key } from '#web/__generated__/DayEntry_entry.graphql.ts'
import { DayForm } from '../DayForm.tsx'
import { DayAppointment } from './DayAppointment.tsx'
import { DayContact } from './DayContact.tsx'
import { DayFollowUp } from './DayFollowUp.tsx'
import { DayItem } from './DayItem.tsx'
import { DayTask } from './DayTask.tsx'

interface DayEntryProps {
  id: string
  entry: DayEntry_entry$key
  timeZone: string
  onFinished: () => void
  onTakenBack: () => void
  onLater: () => void
}

/** One card of the queue with its form. Give it a `key`, so that each card starts with an empty form. */
export function DayEntry({ entry, timeZone, ...form }: DayEntryProps) {
  const { contact, followUp, item, task, appointment } = useFragment(
    graphql`
      fragment DayEntry_entry on MyDayEntry {
        ... on Contact @alias(as: "contact") {
          subject
          ...DayContact_contact
        }
        ... on FollowUp @alias(as: "followUp") {
          title
          ...DayFollowUp_followUp
        }
        ... on HotBoardItem @alias(as: "item") {
          ...DayItem_item
        }
        ... on OrganizerTask @alias(as: "task") {
          ...DayTask_task
        }
        ... on ServiceAppointment @alias(as: "appointment") {
          work: description
          ...DayAppointment_appointment
        }
      }
    `,
    entry,
  )
  const card = useRef<HTMLDivElement>(null)
  // Screen readers and the keyboard begin each card at its top.
  useEffect(() => card.current?.querySelector<HTMLElement>('h3')?.focus(), [])

  return (
    <div ref={card} className="flex flex-1 flex-col">
      {contact && <DayContact contact={contact} timeZone={timeZone} />}
      {followUp && <DayFollowUp followUp={followUp} timeZone={timeZone} />}
      {item && <DayItem item={item} />}
      {task && <DayTask task={task} timeZone={timeZone} />}
      {appointment && <DayAppointment appointment={appointment} timeZone={timeZone} />}
      <DayForm
        {...form}
        timeZone={timeZone}
        about={contact?.subject ?? followUp?.title ?? appointment?.work ?? null}
        outcome={!task && !appointment}
      />
    </div>
  )
}
