import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerFacts_customer$key } from '#web/__generated__/CustomerFacts_customer.graphql.ts'
import { ClampedText } from '#web/components/ClampedText.tsx'
import { offerLog } from '#web/features/contacts/requests.ts'
import { valueWords } from '#web/features/custom-fields/valueWords.ts'
import { mailLink } from '#web/lib/mailLink.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Fact } from '#web/ui/display/Fact.tsx'
import { factColumns } from '#web/ui/display/factColumns.ts'
import { TagChip } from '#web/ui/display/TagChip.tsx'
import { AddPhone } from './AddPhone.tsx'
import { AddressLink } from './AddressLink.tsx'

/** A fact, as the form of the customer names its field. */
export type CustomerFact =
  | 'phoneNumber'
  | 'email'
  | 'interest'
  | 'tags'
  | 'address'
  | 'city'
  | 'notes'
  | `custom.${number}`

interface CustomerFactsProps {
  customer: CustomerFacts_customer$key
  /** Shows the complete address, which ends with the city, all custom fields, and all of the notes, long ones collapsed. */
  whole?: boolean
  /** The buttons of a fact, which has this label unless its name is known. */
  acts?: (fact: CustomerFact, value: string | null | undefined, label?: string) => ReactNode
  /** Opens the form at the phone number, for a customer who lacks one; null for who may not edit. */
  onAddPhone: (() => void) | null
  /** Additional `Fact`s. */
  children?: ReactNode
}

/** The facts about a customer: phone, email, interest, tags, address, city, custom fields and notes. */
export function CustomerFacts({ customer, whole = false, acts, onAddPhone, children }: CustomerFactsProps) {
  const data = useFragment(
    graphql`
      fragment CustomerFacts_customer on Customer {
        id
        name
        phoneNumber
        email
        interest
        address
        city
        notes
        tags {
          id
          label
          color
        }
        customFields {
          fieldNumber
          label
          type
          isOnCard
          value
        }
        ...AddressLink_customer
      }
    `,
    customer,
  )
  const { id, name, phoneNumber, email, interest, tags, customFields, address, notes } = data
  const city = whole && address ? null : data.city
  return (
    <dl className={`grid pointer-coarse:-mt-2 ${factColumns.narrow}`}>
      {phoneNumber ? (
        <Fact label="Phone" tall acts={acts?.('phoneNumber', formatPhone(phoneNumber))}>
          <TextLink href={`tel:${phoneNumber}`} onClick={offerLog({ id, name })}>
            {formatPhone(phoneNumber)}
          </TextLink>
        </Fact>
      ) : (
        <Fact label="Phone" tall={onAddPhone !== null}>
          <AddPhone onAdd={onAddPhone} />
        </Fact>
      )}
      <Fact label="Email" tall={Boolean(email)} acts={acts?.('email', email)}>
        {email ? (
          <TextLink href={mailLink(email)}>{email}</TextLink>
        ) : (
          <span className="text-faint">Not given</span>
        )}
      </Fact>
      <Fact label="Interest" acts={acts?.('interest', interest)}>
        {interest}
      </Fact>
      {tags.length > 0 && (
        <Fact label="Tags" acts={acts?.('tags', null)}>
          <span translate="no" className="flex flex-wrap gap-1">
            {tags.map(({ id, label, color }) => (
              <TagChip key={id} color={color}>
                {label}
              </TagChip>
            ))}
          </span>
        </Fact>
      )}
      {whole && address && (
        <Fact label="Address" tall acts={acts?.('address', data.city ? `${address}, ${data.city}` : address)}>
          <AddressLink customer={data} />
        </Fact>
      )}
      {city && (
        <Fact label="City" acts={acts?.('city', city)}>
          {city}
        </Fact>
      )}
      {customFields.map(
        ({ fieldNumber, label, type, isOnCard, value }) =>
          (whole || isOnCard) && (
            <Fact key={fieldNumber} label={label} acts={acts?.(`custom.${fieldNumber}`, null, label)}>
              <span className="wrap-anywhere">{valueWords(type, value)}</span>
            </Fact>
          ),
      )}
      {notes && (
        <Fact label="Notes" acts={acts?.('notes', notes)}>
          {whole ? <ClampedText text={notes} /> : <p className="line-clamp-3 whitespace-pre-line">{notes}</p>}
        </Fact>
      )}
      {children}
    </dl>
  )
}
