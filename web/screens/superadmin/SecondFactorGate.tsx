import { Component, type ReactNode } from 'react'
import { OwnPasskeys } from '#web/features/passkeys/OwnPasskeys.tsx'
import { OwnSecondFactor } from '#web/features/second-factor/OwnSecondFactor.tsx'
import { ApiError } from '#web/relay/ApiError.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'

interface State {
  error: unknown
}

/** Shows the panel, or what a superadmin without a second factor has to do first on a server that requires one. */
export class SecondFactorGate extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_NOT_SET_UP') return <SetUpFirst />
    throw error
  }
}

function SetUpFirst() {
  const session = useSessionStore()
  return (
    <PageSection
      id="second-factor"
      title="Set up your second factor"
      description="This server opens the panel only to superadmins who sign in with a code besides their password, or with a passkey."
    >
      <Card>
        <OwnSecondFactor isOn={false} onClose={() => session.reload()} />
        <OwnPasskeys onClose={() => session.reload()} />
      </Card>
    </PageSection>
  )
}
