import { Medal } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SwitchedOff_business$key } from '#web/__generated__/SwitchedOff_business.graphql.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { LinkButton } from '#web/ui/actions/LinkButton.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'

/** Shown while the team board is off. */
export function SwitchedOff({ business }: { business: SwitchedOff_business$key }) {
  const { canEdit } = useFragment(
    graphql`
      fragment SwitchedOff_business on Business {
        canEdit
      }
    `,
    business,
  )
  return (
    <EmptyState
      icon={<Medal />}
      title="The team board is switched off"
      action={
        canEdit ? (
          <LinkButton render={<PreloadLink to="/settings" />}>Open Settings</LinkButton>
        ) : (
          <LinkButton render={<PreloadLink to="/" />}>Back to the Dashboard</LinkButton>
        )
      }
    >
      {canEdit
        ? 'Nobody earns points for now. You can switch it on in Settings, under Business; what was earned before is kept.'
        : 'Nobody earns points for now. An admin of your business can switch it on; what was earned before is kept.'}
    </EmptyState>
  )
}
