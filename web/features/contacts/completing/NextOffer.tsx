import { CalendarPlus } from 'lucide-react'
import { graphql, readInlineData } from 'react-relay/hooks'
import type { NextOffer_customer$key } from '#web/__generated__/NextOffer_customer.graphql.ts'
import { addDays, todayIn } from '#web/lib/days.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { requestContact } from '../requests.ts'
import { useScheduleContact } from '../useScheduleContact.ts'

interface NextOfferProps {
  customer: NextOffer_customer$key
  timeZone: string
  /** Closes the toast that shows it. */
  close: () => void
}

const days = [
  ['Tomorrow', 1],
  ['+1 week', 7],
] as const

/** The next contact in one tap, in the toast about a completed one. Toasts are outside of the frame that knows the zone. */
function NextOffer({ customer, timeZone, close }: NextOfferProps) {
  const data = readInlineData(
    graphql`
      fragment NextOffer_customer on Customer @inline {
        id
        email
        ...ScheduleContactDialog_customer
      }
    `,
    customer,
  )
  const schedule = useScheduleContact(({ message }) => `Failed to schedule contact: ${message}`)
  return (
    <div className="flex items-center gap-1.5 px-3 py-0.5 text-sm max-[24rem]:gap-0 max-[24rem]:px-1">
      <span className="mr-auto text-muted max-[24rem]:sr-only">
        Next<span className="max-sm:hidden"> contact</span>
      </span>
      {days.map(([words, count]) => (
        <Button
          key={words}
          size="sm"
          className="px-2!"
          onClick={() => {
            close()
            const scheduledDate = zonedInstant(addDays(todayIn(timeZone), count), '09:00', timeZone)
            void schedule({ customerId: data.id, scheduledDate, email: data.email ?? null })
          }}
        >
          {words}
        </Button>
      ))}
      <IconButton
        size="sm"
        label="Another date or time"
        icon={<CalendarPlus />}
        onClick={() => {
          close()
          requestContact({ kind: 'schedule', customer: data })
        }}
      />
    </div>
  )
}

/** What the toast about a completed contact offers below its sentence. */
export const offerNext = (customer: NextOffer_customer$key | undefined, timeZone: string) =>
  customer && ((close: () => void) => <NextOffer {...{ customer, timeZone, close }} />)
