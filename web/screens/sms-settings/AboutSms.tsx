import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { Card } from '#web/ui/display/Card.tsx'

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
    <Card as="section" aria-labelledby="about-sms" className="flex flex-col gap-4 p-5 max-sm:p-4">
      <div>
        <h2 id="about-sms" className="font-semibold text-ink">
          About SMS
        </h2>
        <p className="mt-1 text-muted">
          Texts go out through an account of your own with{' '}
          <TextLink href="https://www.twilio.com" target="_blank" rel="noreferrer">
            Twilio
          </TextLink>
          , the provider that bills them.
        </p>
      </div>
      <Points title="Features" points={features} />
      <Points title="Requirements" points={requirements} />
    </Card>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-1 font-medium text-ink text-sm">{title}</h3>
      <ul className="list-disc pl-5 text-muted marker:text-faint">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  )
}
