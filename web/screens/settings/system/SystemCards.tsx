import { BadgeCheck, Building2, Database, type LucideIcon, Radio, RotateCw, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SystemCards_viewer$key } from '#web/__generated__/SystemCards_viewer.graphql.ts'
import { roleWords } from '#web/features/team/roleWords.ts'
import { type Liveness, useLiveness } from '#web/relay/liveness.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { Badge, type BadgeTone } from '#web/ui/display/Badge.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { type DatabaseState, useDatabaseCheck } from './useDatabaseCheck.ts'

interface Words {
  readonly badge: string
  readonly tone: BadgeTone
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
    <section aria-labelledby="system-information">
      <h2 id="system-information" className="mb-3 font-semibold text-ink">
        System Information
      </h2>
      <ul className="grid max-w-4xl grid-cols-1 gap-4 sm:grid-cols-2">
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
          <Badge tone={database.tone}>{database.badge}</Badge>
        </Fact>
        <Fact Icon={Radio} label="Notifications" detail={stream.text}>
          <Badge tone={stream.tone}>{stream.badge}</Badge>
        </Fact>
      </ul>
      <ul className="mt-4 grid max-w-4xl grid-cols-1 gap-4 sm:grid-cols-3">
        <Fact Icon={User} label="Current user">
          {user.fullName}
        </Fact>
        <Fact Icon={BadgeCheck} label="Role">
          {roleWords[user.role]}
        </Fact>
        <Fact Icon={Building2} label="Business ID">
          <span className="tabular-nums">{business.databaseId}</span>
        </Fact>
      </ul>
    </section>
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
    <Card as="li" className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <h3 className="text-muted text-sm">{label}</h3>
        <div role={detail ? 'status' : undefined} className="mt-0.5 break-words font-medium text-ink">
          {children}
          {detail && <p className="mt-1 font-normal text-muted text-sm">{detail}</p>}
        </div>
      </div>
      {action}
    </Card>
  )
}
