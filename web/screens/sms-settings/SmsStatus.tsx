import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SmsStatus_settings$key } from '#web/__generated__/SmsStatus_settings.graphql.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { CopyField } from '#web/ui/fields/CopyField.tsx'

const missing: Record<string, string> = {
  ACCOUNT_SID: 'The Account SID is missing.',
  AUTH_TOKEN: 'The Auth Token is missing.',
  UNREADABLE_AUTH_TOKEN: 'The Auth Token cannot be read any more. Please enter it again.',
  PHONE_NUMBER: 'The phone number is missing.',
}

/** The status of texts, while SMS is on. */
export function SmsStatus({ settings }: { settings: SmsStatus_settings$key }) {
  const { isSmsEnabled, gaps, recentTexts, incomingUrl, statusUrl } = useFragment(
    graphql`
      fragment SmsStatus_settings on SmsSettings {
        isSmsEnabled
        gaps
        incomingUrl
        statusUrl
        recentTexts {
          sent
          failed
          unknown
          lastReason
          notStored
        }
      }
    `,
    settings,
  )
  if (!isSmsEnabled) return null
  const { sent, failed, unknown, lastReason, notStored } = recentTexts
  const configured = gaps.length === 0
  return (
    <PageSection
      id="sms-status"
      title="SMS Status"
      description="Reminders go out 24 hours before the appointment. Checks run every hour and at 9:00 AM daily."
    >
      <Card flush>
        <dl className="divide-y divide-line">
          <Row label="Texts">
            <Badge tone="green" icon={<CircleCheck aria-hidden />}>
              SMS Features Enabled
            </Badge>
          </Row>
          <Row label="Provider configuration">
            <Badge
              tone={configured ? 'green' : 'yellow'}
              icon={configured ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
            >
              {configured ? 'Configured' : 'Incomplete'}
            </Badge>
            {gaps.map((gap) => (
              <p key={gap} className="mt-1 text-muted">
                {missing[gap]}
              </p>
            ))}
          </Row>
          <Row label="Last seven days">
            <p className="text-ink tabular-nums">{counted(sent, failed, unknown)}</p>
            {lastReason != null && <p className="break-words text-muted">Last failure: {lastReason}</p>}
            {notStored > 0 && (
              <p className="text-muted">
                {notStored} incoming {notStored === 1 ? 'text was' : 'texts were'} not stored today, because
                there were too many. STOP and START still count.
              </p>
            )}
          </Row>
        </dl>
        <div className="flex flex-col gap-4 border-line border-t p-4">
          <CopyField label="Incoming texts" name="Address for incoming texts" value={incomingUrl}>
            Paste it at Twilio under “A message comes in” of your number, so that replies and opt-outs reach
            you.
          </CopyField>
          <CopyField label="Delivery status" name="Address for delivery status" value={statusUrl}>
            Cuecard sends it along with each text. Paste it only where Twilio asks for it.
          </CopyField>
          {new URL(incomingUrl).hostname === 'localhost' && (
            <p className="text-muted text-sm">
              These addresses only work on this computer. To receive texts, set PUBLIC_URL on the server.
            </p>
          )}
        </div>
      </Card>
    </PageSection>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 px-4 py-3">
      <dt className="w-48 shrink-0 text-muted max-sm:w-full">{label}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  )
}

function counted(sent: number, failed: number, unknown: number): string {
  const parts = [`${sent} sent`, `${failed} failed`, ...(unknown > 0 ? [`${unknown} unknown`] : [])]
  return sent + failed + unknown === 0 ? 'No texts yet' : parts.join(', ')
}
