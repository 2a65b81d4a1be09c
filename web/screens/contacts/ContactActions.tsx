import { Check, Trash2 } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import type { ContactActions_contact$key } from './__generated__/ContactActions_contact.graphql.ts'
import { type Act, type ActKind, actedContact } from './acts/act.ts'
import { RescheduleMenu } from './RescheduleMenu.tsx'

interface ContactActionsProps {
  contact: ContactActions_contact$key
  timeZone: string
  onAct: (act: Act) => void
}

/** What may be done with a contact; open ones more than completed ones (part 1, section 2). */
export function ContactActions({ contact: ref, timeZone, onAct }: ContactActionsProps) {
  const data = useFragment(
    graphql`
      fragment ContactActions_contact on Contact {
        canComplete
        canDelete
        ...act_contact
      }
    `,
    ref,
  )
  const contact = actedContact(data)
  const ask = (kind: ActKind) => onAct({ kind, contact })

  return (
    <div className="mt-auto flex flex-wrap items-center gap-2 pt-1">
      {data.canComplete && (
        <>
          <Button icon={<Check />} onClick={() => ask('complete')}>
            Mark as Completed
          </Button>
          <RescheduleMenu contact={contact} timeZone={timeZone} onPick={() => ask('reschedule')} />
        </>
      )}
      {data.canDelete && (
        <IconButton
          label="Delete Contact"
          icon={<Trash2 />}
          onClick={() => ask('delete')}
          className="-mr-1 ml-auto"
        />
      )}
    </div>
  )
}
