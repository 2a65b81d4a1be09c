import {
  BadgeCheck,
  Building2,
  CircleAlert,
  CircleCheck,
  CircleX,
  Database,
  type LucideIcon,
  Radio,
  RotateCw,
  User,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemCards_viewer$key } from '#web/__generated__/SystemCards_viewer.graphql.ts'
import { roleWords } from '#web/features/team/roleWords.ts'
import { type Liveness, useLiveness } from '#web/relay/liveness.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection, pageSections } from '#web/ui/display/PageSection.tsx'
import { type DatabaseState, useDatabaseCheck } from './useDatabaseCheck.ts'

interface Words {
  readonly badge: string
  readonly tone: keyof typeof stateIcons
  readonly text: string
}

const streams: Record<Liveness, Words> = {
  live: { badge: 'Active', tone: 'green', text: 'Changes by your team appear right away.' },
  connecting: { badge: 'Connecting', tone: 'yellow', text: 'Connecting to live updates.' },
  lost: {
    badge: 'Not connected',
    tone: 'red',
    text: 'Live updates are interrupted. Cuecard keeps trying to reconnect.',
  },
}

function databaseWords(state: DatabaseState): Words {
  if (state.kind === 'answers') {
    return { badge: 'Connected', tone: 'green', text: `It answered in ${state.milliseconds} ms.` }
  }
  return state.kind === 'silent'
    ? { badge: 'Not reachable', tone: 'red', text: 'The database isn’t responding. Cuecard keeps trying.' }
    : { badge: 'Unknown', tone: 'yellow', text: 'The server cannot be reached from here.' }
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
          <Fact
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
          </Fact>
          <Fact Icon={Radio} label="Notifications" detail={stream.text}>
            <StateBadge {...stream} />
          </Fact>
        </Card>
      </PageSection>
      <PageSection id="signed-in" title="Signed in" description="Support asks for these when you write.">
        <Card as="dl" flush className="divide-y divide-line">
          <Fact Icon={User} label="Current user">
            {user.fullName}
          </Fact>
          <Fact Icon={BadgeCheck} label="Role">
            {roleWords[user.role]}
          </Fact>
          <Fact Icon={Building2} label="Business ID">
            <span className="tabular-nums">{business.databaseId}</span>
          </Fact>
        </Card>
      </PageSection>
    </div>
  )
}

const stateIcons = { green: CircleCheck, yellow: CircleAlert, red: CircleX }

function StateBadge({ tone, badge }: Words) {
  const Icon = stateIcons[tone]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {badge}
    </Badge>
  )
}

interface FactProps {
  Icon: LucideIcon
  label: string
  detail?: string
  action?: ReactNode
  children: ReactNode
}

function Fact({ Icon, label, detail, action, children }: FactProps) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <dt className="flex w-36 shrink-0 items-center gap-3 text-muted max-sm:w-full">
        <Icon aria-hidden className="size-5 shrink-0 text-faint" />
        {label}
      </dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3 font-medium text-ink max-sm:pl-8">
        <div
          role={detail ? 'status' : undefined}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 break-words"
        >
          {children}
          {detail && <span className="min-w-0 font-normal text-muted tabular-nums">{detail}</span>}
        </div>
        {action}
      </dd>
    </div>
  )
}
