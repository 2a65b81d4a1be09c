import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { DayEntry_entry$key } from '#web/__generated__/DayEntry_entry.graphql.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { OpenCircle } from '#web/ui/display/OpenCircle.tsx'
import { DayForm } from '../DayForm.tsx'
import { DayAppointment } from './DayAppointment.tsx'
import { DayContact } from './DayContact.tsx'
import { DayFollowUp } from './DayFollowUp.tsx'
import { DayItem } from './DayItem.tsx'
import { DayTask } from './DayTask.tsx'
import { SkipFollowUp } from './SkipFollowUp.tsx'

interface DayEntryProps {
  id: string
  entry: DayEntry_entry$key
  /** Other entries of the same customer, which come next in the queue. */
  also: readonly string[]
  /** Whether the entry is being completed or skipped. */
  onSettling: () => void
  onFinished: () => void
  onTakenBack: () => void
  /** Called when the form begins or ceases to hold what was typed. */
  onTyped: (isTyped: boolean) => void
  onLater: () => void
}

/** One card of the queue with its form. Give it a `key`, so that each card starts with an empty form. */
export function DayEntry({ entry, also, ...form }: DayEntryProps) {
  const { contact, followUp, item, task, appointment } = useFragment(
    graphql`
      fragment DayEntry_entry on MyDayEntry {
        ... on Contact @alias(as: "contact") {
          customerName
          subject
          ...DayContact_contact
        }
        ... on FollowUp @alias(as: "followUp") {
          customerName
          title
          ...DayFollowUp_followUp
          ...SkipFollowUp_followUp
        }
        ... on HotBoardItem @alias(as: "item") {
          title
          ...DayItem_item
        }
        ... on OrganizerTask @alias(as: "task") {
          title
          ...DayTask_task
        }
        ... on ServiceAppointment @alias(as: "appointment") {
          work: description
          customer {
            name
          }
          ...DayAppointment_appointment
        }
      }
    `,
    entry,
  )
  const card = useRef<HTMLDivElement>(null)
  // Screen readers and the keyboard begin each card at its top.
  useEffect(() => card.current?.querySelector<HTMLElement>('h3')?.focus(), [])
  const customerName = contact?.customerName ?? followUp?.customerName ?? appointment?.customer.name

  // Submits the form below, like its own button.
  const circle = (
    <IconButton
      label="Done"
      icon={<OpenCircle />}
      onClick={() => card.current?.querySelector('form')?.requestSubmit()}
      className="group -m-1.5 pointer-coarse:-m-3"
    />
  )

  return (
    <div ref={card} className="flex flex-1 flex-col">
      <div className="mb-5 flex flex-col gap-3">
        {contact && <DayContact contact={contact} circle={circle} />}
        {followUp && <DayFollowUp followUp={followUp} circle={circle} />}
        {item && <DayItem item={item} circle={circle} />}
        {task && <DayTask task={task} circle={circle} />}
        {appointment && <DayAppointment appointment={appointment} circle={circle} />}
        {also.length > 0 && (
          <p className="rounded-lg bg-accent-soft px-3.5 py-2 text-accent-ink text-sm wrap-anywhere">
            Also for <span translate="no">{customerName}</span>, next: {also.join(', ')}
          </p>
        )}
      </div>
      <DayForm
        {...form}
        subject={customerName ?? item?.title ?? task?.title}
        about={contact?.subject ?? followUp?.title ?? appointment?.work ?? null}
        outcome={!task && !appointment}
        skip={
          followUp && (
            <SkipFollowUp
              followUp={followUp}
              onSkipping={form.onSettling}
              onSkipped={form.onFinished}
              onTakenBack={form.onTakenBack}
            />
          )
        }
      />
    </div>
  )
}
