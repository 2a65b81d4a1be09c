import { Lock } from 'lucide-react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { SmsSettingsScreenQuery } from '#web/__generated__/SmsSettingsScreenQuery.graphql.ts'
import { loadDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { pageSections } from '#web/ui/display/PageSection.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { AboutSms } from './AboutSms.tsx'
import { smsDialogs } from './dialogs/smsDialogs.ts'
import { SmsForm } from './SmsForm.tsx'
import { SmsStatus } from './SmsStatus.tsx'
import { UnsettledReminders } from './UnsettledReminders.tsx'

const dialogs = loadDialogs(async () => (await import('./dialogs/SmsDialogs.tsx')).SmsDialogs)

/** SMS Settings, for admins; other users read why they have no access. */
export function SmsSettingsScreen({ queryRef }: { queryRef: PreloadedQuery<SmsSettingsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SmsSettingsScreenQuery>(
    graphql`
      query SmsSettingsScreenQuery @preloadable {
        viewer @required(action: THROW) {
          business {
            smsSettings {
              ...UnsettledReminders_settings
              ...SmsForm_settings
              ...SmsStatus_settings
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { smsSettings } = viewer.business
  if (!smsSettings) {
    return (
      <EmptyState
        icon={<Lock />}
        title="Only admins can open SMS Settings"
        action={<LinkButton render={<PreloadLink to="/" />}>Back to the Dashboard</LinkButton>}
      >
        They hold the business’s account with the text message provider. Ask an admin of your business if
        something there needs to change.
      </EmptyState>
    )
  }
  return (
    <smsDialogs.Host of={dialogs}>
      <div className={pageSections}>
        <UnsettledReminders settings={smsSettings} />
        <SmsForm settings={smsSettings} />
        <SmsStatus settings={smsSettings} />
        <AboutSms />
      </div>
    </smsDialogs.Host>
  )
}
