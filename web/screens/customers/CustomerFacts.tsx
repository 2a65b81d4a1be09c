import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatPhone } from '#web/lib/phone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import type { CustomerFacts_customer$key } from './__generated__/CustomerFacts_customer.graphql.ts'

/** What is known about a customer, by name: how to reach them, what they look for, what was noted. */
export function CustomerFacts({ customer }: { customer: CustomerFacts_customer$key }) {
  const { phoneNumber, email, interest, city, notes } = useFragment(
    graphql`
      fragment CustomerFacts_customer on Customer {
        phoneNumber
        email
        interest
        city
        notes
      }
    `,
    customer,
  )
  return (
    <dl className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-y-1">
      <Fact label="Phone">
        <TextLink href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</TextLink>
      </Fact>
      <Fact label="Email">
        {email ? (
          <TextLink href={`mailto:${email}`} className="block truncate">
            {email}
          </TextLink>
        ) : (
          <span className="text-faint">Not given</span>
        )}
      </Fact>
      <Fact label="Interest">{interest}</Fact>
      {city && <Fact label="City">{city}</Fact>}
      {notes && (
        <Fact label="Notes">
          <p className="line-clamp-3 whitespace-pre-line">{notes}</p>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-faint">{label}</dt>
      <dd className="min-w-0 break-words text-ink">{children}</dd>
    </>
  )
}
