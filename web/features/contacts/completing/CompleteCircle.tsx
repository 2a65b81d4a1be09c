import { graphql, useFragment } from 'react-relay/hooks'
import type { CompleteCircle_contact$key } from '#web/__generated__/CompleteCircle_contact.graphql.ts'
import { useRefresher } from '#web/relay/RefreshContext.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { DoneCircle } from '#web/ui/display/DoneCircle.tsx'
import { OpenCircle } from '#web/ui/display/OpenCircle.tsx'
import { useCompleteContact } from '../useCompleteContact.ts'

interface CompleteCircleProps {
  contact: CompleteCircle_contact$key
  className?: string
}

/** The circle of a contact: one press completes it without notes; the tick appears optimistically. */
export function CompleteCircle({ contact, className }: CompleteCircleProps) {
  const { id, customerName, status, canComplete } = useFragment(
    graphql`
      fragment CompleteCircle_contact on Contact {
        id
        customerName
        status
        canComplete
      }
    `,
    contact,
  )
  const refresher = useRefresher()
  const [complete, completing] = useCompleteContact(customerName, true)
  const done = status === 'COMPLETED'
  if (!canComplete && !completing) return done && <DoneCircle />
  return (
    <IconButton
      label={`Complete now: ${customerName}`}
      title="Mark as Completed"
      icon={done ? <DoneCircle /> : <OpenCircle />}
      onClick={() => {
        if (done) return
        refresher.keepPlaces()
        void complete(id, null, {
          optimisticUpdater: (store) =>
            void store.get(id)?.setValue('COMPLETED', 'status').setValue(false, 'canComplete'),
        })
      }}
      className={`group print:hidden ${className ?? ''}`}
    />
  )
}
