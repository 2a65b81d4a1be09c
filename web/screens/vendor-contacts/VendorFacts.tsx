import { Fragment } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorFacts_vendorContact$key } from '#web/__generated__/VendorFacts_vendorContact.graphql.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Fact } from '#web/ui/display/Fact.tsx'
import { factColumns } from '#web/ui/display/factColumns.ts'
import { phoneLink, webLink } from './contactLinks.ts'

/** The facts of a vendor contact. */
export function VendorFacts({ vendor }: { vendor: VendorFacts_vendorContact$key }) {
  const { salesRep, phoneNumber, webAddress, assignedToName, notes } = useFragment(
    graphql`
      fragment VendorFacts_vendorContact on VendorContact {
        salesRep
        phoneNumber
        webAddress
        assignedToName
        notes
      }
    `,
    vendor,
  )
  const phone = phoneLink(phoneNumber)
  const page = webAddress ? webLink(webAddress) : null
  return (
    <dl className={`grid ${factColumns.wide}`}>
      <Fact label="Sales rep">
        <span translate="no">{salesRep}</span>
      </Fact>
      <Fact label="Phone" tall={phone.href !== null}>
        {phone.href ? <TextLink href={phone.href}>{phone.text}</TextLink> : phone.text}
      </Fact>
      {webAddress && (
        <Fact label="Website" tall={page !== null}>
          {page ? (
            <TextLink href={page.href} target="_blank" rel="noopener noreferrer">
              {breakable(page.text)}
            </TextLink>
          ) : (
            webAddress
          )}
        </Fact>
      )}
      {assignedToName && <Fact label="Assigned to">{assignedToName}</Fact>}
      {notes && (
        <Fact label="Notes">
          <p className="line-clamp-3 whitespace-pre-line">{notes}</p>
        </Fact>
      )}
    </dl>
  )
}

/** A web address that wraps after its dots and slashes instead of within a word. */
function breakable(address: string) {
  return address.split(/(?<=[./])/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name, and never move
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ))
}
