import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { classNames } from '#web/lib/classNames.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import type { VendorFacts_vendorContact$key } from './__generated__/VendorFacts_vendorContact.graphql.ts'
import { phoneLink, webLink } from './contactLinks.ts'

/** Whom to ask for, how to reach them, who looks after it, and what was noted. */
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
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)]">
      <Fact label="Sales rep">{salesRep}</Fact>
      <Fact label="Phone" tall={phone.href !== null}>
        {phone.href ? <TextLink href={phone.href}>{phone.text}</TextLink> : phone.text}
      </Fact>
      {webAddress && (
        <Fact label="Website" tall={page !== null}>
          {page ? (
            <TextLink href={page.href} target="_blank" rel="noopener noreferrer">
              {page.text}
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

interface FactProps {
  label: string
  /** Holds a link: on touch screens its row is as tall as a thumb. */
  tall?: boolean
  children: ReactNode
}

function Fact({ label, tall = false, children }: FactProps) {
  const row = tall ? 'py-0.5 pointer-coarse:py-2.75' : 'py-0.5'
  return (
    <>
      <dt className={classNames('text-faint', row)}>{label}</dt>
      <dd className={classNames('min-w-0 break-words text-ink', row)}>{children}</dd>
    </>
  )
}
