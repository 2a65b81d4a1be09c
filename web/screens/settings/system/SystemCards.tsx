import { BadgeCheck, Building2, Database, Radio, RotateCw, User } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemCards_viewer$key } from '#web/__generated__/SystemCards_viewer.graphql.ts'
import { StateBadge, StateFact, type StateLabel } from '#web/components/StateFact.tsx'
import { roleWords } from '#web/features/team/roleWords.ts'
import { type Liveness, useLiveness } from '#web/relay/liveness.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection, pageSections } from '#web/ui/display/PageSection.tsx'
import { type DatabaseState, useDatabaseCheck } from './useDatabaseCheck.ts'

interface Words extends StateLabel {
  readonly text: string
}

const streams: Record<Liveness, Words> = {
  live: { label: 'Active', tone: 'green', text: 'Changes by your team appear right away.' },
  connecting: { label: 'Connecting', tone: 'yellow', text: 'Connecting to live updates.' },
  lost: {
    label: 'Not connected',
    tone: 'red',
    text: 'Live updates are interrupted. Cuecard keeps trying to reconnect.',
  },
}

function databaseWords(state: DatabaseState): Words {
  if (state.kind === 'answers') {
    return { label: 'Connected', tone: 'green', text: `It answered in ${state.milliseconds} ms.` }
  }
  return state.kind === 'silent'
    ? { label: 'Not reachable', tone: 'red', text: 'The database isn’t responding. Cuecard keeps trying.' }
    : { label: 'Unknown', tone: 'yellow', text: 'The server cannot be reached from here.' }
}

/** The state of the system, and who is signed in. */
export function SystemCards({ viewer }: { viewer: SystemCards_viewer$key }) {
  const { user, business, databaseDelay } = useFragment(
    graphql`
      fragment SystemCards_viewer on Viewer {
        databaseDelay
        user {
          fullName
          role
        }
        business {
          databaseId
        }
      }
    `,
    viewer,
  )
  const { state, asking, ask } = useDatabaseCheck(databaseDelay)
  const database = databaseWords(state)
  const stream = streams[useLiveness()]

  return (
    <div className={pageSections}>
      <PageSection
        id="system-information"
        title="System Information"
        description="Whether Cuecard works as it should."
      >
        <Card as="dl" flush className="divide-y divide-line">
          <StateFact
            Icon={Database}
            label="Database"
            detail={database.text}
            action={
              <IconButton
                size="sm"
                label="Check the database again"
                icon={<RotateCw className={asking ? 'motion-safe:animate-spin' : undefined} />}
                onClick={() => void ask()}
              />
            }
          >
            <StateBadge {...database} />
          </StateFact>
          <StateFact Icon={Radio} label="Notifications" detail={stream.text}>
            <StateBadge {...stream} />
          </StateFact>
        </Card>
      </PageSection>
      <PageSection id="signed-in" title="Signed in" description="Support asks for these when you write.">
        <Card as="dl" flush className="divide-y divide-line">
          <StateFact Icon={User} label="Current user">
            <span translate="no">{user.fullName}</span>
          </StateFact>
          <StateFact Icon={BadgeCheck} label="Role">
            {roleWords[user.role]}
          </StateFact>
          <StateFact Icon={Building2} label="Business ID">
            <span className="tabular-nums">{business.databaseId}</span>
          </StateFact>
        </Card>
      </PageSection>
    </div>
  )
}
