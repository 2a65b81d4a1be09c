import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessFacts_business$key } from '#web/__generated__/BusinessFacts_business.graphql.ts'
import { typeLabel } from '#web/features/business/businessTypes.ts'
import { mailLink } from '#web/lib/mailLink.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { zoneName } from '#web/lib/zoneName.ts'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { idleLabel } from './businessForm.ts'

/** Business Information for users who may only read it, with the names of those who can change it. */
export function BusinessFacts({ business }: { business: BusinessFacts_business$key }) {
  const data = useFragment(
    graphql`
      fragment BusinessFacts_business on Business {
        name
        businessType
        phone
        email
        address
        timeZone
        maxAppointmentsPerDay
        idleMinutes
        isGamificationEnabled
      }
    `,
    business,
  )
  return (
    <PageSection
      id="business-information"
      title="Business Information"
      description="An admin of your business can change these details."
    >
      <Card className="p-5 max-sm:p-4">
        <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <Fact label="Business name">{data.name}</Fact>
          <Fact label="Business type">{typeLabel(data.businessType)}</Fact>
          <Fact label="Phone">
            {data.phone && <TextLink href={`tel:${data.phone}`}>{formatPhone(data.phone)}</TextLink>}
          </Fact>
          <Fact label="Email">
            {data.email && <TextLink href={mailLink(data.email)}>{data.email}</TextLink>}
          </Fact>
          <Fact label="Address">{data.address}</Fact>
          <Fact label="Time zone">{zoneName(data.timeZone)}</Fact>
          <Fact label="Daily appointment limit">{data.maxAppointmentsPerDay}</Fact>
          <Fact label="Sign out when nobody uses Cuecard">{idleLabel(data.idleMinutes)}</Fact>
          <Fact label="Team board">{data.isGamificationEnabled ? 'On' : 'Off'}</Fact>
        </dl>
      </Card>
    </PageSection>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="whitespace-pre-line break-words text-ink pointer-coarse:min-h-6">
        {children ?? <span className="text-muted">Not given</span>}
      </dd>
    </div>
  )
}
