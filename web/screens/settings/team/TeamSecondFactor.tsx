import { graphql, useFragment } from 'react-relay/hooks'
import type { TeamSecondFactor_user$key } from '#web/__generated__/TeamSecondFactor_user.graphql.ts'
import { OwnPasskeys } from '#web/features/passkeys/OwnPasskeys.tsx'
import { OwnSecondFactor } from '#web/features/second-factor/OwnSecondFactor.tsx'
import { OwnSessions } from '#web/features/sessions/OwnSessions.tsx'
import { Button } from '#web/ui/actions/Button.tsx'
import { settingsDialogs } from '../dialogs/settingsDialogs.ts'

interface TeamSecondFactorProps {
  user: TeamSecondFactor_user$key
  /** The id of the name, which describes the buttons to screen readers. */
  heading: string
}

/** The second factor of a user: one's own to change, those of others for admins to remove. */
export function TeamSecondFactor({ user, heading }: TeamSecondFactorProps) {
  const data = useFragment(
    graphql`
      fragment TeamSecondFactor_user on User {
        isViewer
        hasSecondFactor
        hasAuthenticatorApp
        canChangePassword
        canSetPassword
        ...settingsDialogs_user
      }
    `,
    user,
  )
  const open = settingsDialogs.useOpen()
  if (data.isViewer)
    return (
      data.canChangePassword && (
        <>
          <OwnSecondFactor
            isOn={data.hasAuthenticatorApp === true}
            hasPasskey={data.hasSecondFactor === true}
            heading={heading}
          />
          <OwnPasskeys heading={heading} />
          <OwnSessions heading={heading} />
        </>
      )
    )
  if (!data.hasSecondFactor) return null
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-muted text-sm">
      Second factor on
      {data.canSetPassword && (
        <Button
          size="sm"
          variant="ghost"
          className="max-sm:-ml-3"
          aria-describedby={heading}
          onClick={() => open('takeOffFactor', { user: data })}
        >
          Remove
        </Button>
      )}
    </p>
  )
}
