import { Check } from 'lucide-react'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'

const features = [
  'Appointment reminders 24 hours ahead',
  'Customer notifications',
  'Automated daily reminders',
  'Test SMS',
]
const requirements = ['Account SID', 'Auth Token', 'A purchased phone number', 'Active credits']

/** Explains texts and what they require. */
export function AboutSms() {
  return (
    <PageSection
      id="about-sms"
      title="About SMS"
      description={
        <>
          Texts go out through an account of your own with{' '}
          <TextLink href="https://www.twilio.com" target="_blank" rel="noreferrer">
            Twilio
          </TextLink>
          , the provider that bills them.
        </>
      }
    >
      <Card className="grid gap-4 p-5 max-sm:p-4 sm:grid-cols-2">
        <Points title="Features" points={features} />
        <Points title="Requirements" points={requirements} />
      </Card>
    </PageSection>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-1.5 font-medium text-ink">{title}</h3>
      <ul className="flex flex-col gap-1 text-muted">
        {points.map((point) => (
          <li key={point} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 shrink-0 text-accent-ink" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}
