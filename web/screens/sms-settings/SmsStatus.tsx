import { CircleAlert, CircleCheck } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SmsStatus_settings$key } from '#web/__generated__/SmsStatus_settings.graphql.ts'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { CallbackAddress } from './CallbackAddress.tsx'

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
        }
      }
    `,
    settings,
  )
  if (!isSmsEnabled) return null
  const { sent, failed, unknown, lastReason } = recentTexts
  const configured = gaps.length === 0
  return (
    <Card as="section" aria-labelledby="sms-status" className="flex flex-col gap-4 p-5 max-sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="sms-status" className="font-semibold text-ink">
          SMS Status
        </h2>
        <Badge tone="green" icon={<CircleCheck aria-hidden />}>
          SMS Features Enabled
        </Badge>
      </div>
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center justify-between gap-2 text-ink">
          Provider configuration
          <Badge
            tone={configured ? 'green' : 'yellow'}
            icon={configured ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
          >
            {configured ? 'Configured' : 'Incomplete'}
          </Badge>
        </p>
        {gaps.map((gap) => (
          <p key={gap} className="text-muted text-sm">
            {missing[gap]}
          </p>
        ))}
      </div>
      <div className="flex flex-col gap-1">
        <p className="text-ink">
          Last seven days: <span className="tabular-nums">{counted(sent, failed, unknown)}</span>
        </p>
        {lastReason != null && <p className="break-words text-muted text-sm">Last failure: {lastReason}</p>}
      </div>
      <p className="text-muted text-sm">
        Reminders go out 24 hours before the appointment. Checks run every hour and at 9:00 AM daily.
      </p>
      <div className="flex flex-col gap-3 border-line border-t pt-4">
        <CallbackAddress label="Incoming texts" address={incomingUrl}>
          At Twilio, open your phone number and paste this under “A message comes in”, so that replies and
          opt-outs reach you.
        </CallbackAddress>
        <CallbackAddress label="Delivery status" address={statusUrl}>
          Cuecard sends this along with each text. Paste it only where Twilio asks for it.
        </CallbackAddress>
        {new URL(incomingUrl).hostname === 'localhost' && (
          <p className="text-muted text-sm">
            These addresses only work on this computer. To receive texts, set PUBLIC_URL on the server.
          </p>
        )}
      </div>
    </Card>
  )
}

function counted(sent: number, failed: number, unknown: number): string {
  const parts = [`${sent} sent`, `${failed} failed`, ...(unknown > 0 ? [`${unknown} unknown`] : [])]
  return sent + failed + unknown === 0 ? 'no texts yet' : parts.join(', ')
}
