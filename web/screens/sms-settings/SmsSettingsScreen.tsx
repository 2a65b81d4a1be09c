import { Lock } from 'lucide-react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import type { SmsSettingsScreenQuery } from './__generated__/SmsSettingsScreenQuery.graphql.ts'

export function SmsSettingsScreen({ queryRef }: { queryRef: PreloadedQuery<SmsSettingsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<SmsSettingsScreenQuery>(
    graphql`
      query SmsSettingsScreenQuery @preloadable {
        viewer {
          user {
            role
          }
        }
      }
    `,
    queryRef,
  )
  const back = <LinkButton render={<PreloadLink to="/" />}>Back to the Dashboard</LinkButton>

  if (viewer?.user.role === 'ADMIN') {
    return (
      <EmptyState icon={<Lock />} title="This part isn’t open yet" action={back}>
        Text messages that remind customers of their appointments. We are still building it.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Lock />} title="Only admins can open SMS Settings" action={back}>
      They hold the business’s account with the text message provider. Ask an admin of your business if
      something there needs to change.
    </EmptyState>
  )
}
