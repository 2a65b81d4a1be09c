import { UserPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TeamTab_business$key } from '#web/__generated__/TeamTab_business.graphql.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { AddUserForm } from './AddUserForm.tsx'
import { TeamUser } from './TeamUser.tsx'

/** The users of the business. Forms open in place of the rows that they change. */
export function TeamTab({ business }: { business: TeamTab_business$key }) {
  const { team, canManageTeam } = useFragment(
    graphql`
      fragment TeamTab_business on Business {
        canManageTeam
        team {
          id
          ...TeamUser_user
        }
      }
    `,
    business,
  )
  const [adding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const close = () => {
    setAdding(false)
    // The form that had the focus is closed.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      {!canManageTeam && <Notice>An admin of your business can add and change team members.</Notice>}
      {adding && <AddUserForm onClose={close} />}
      <Card as="section" flush aria-label="Team Members">
        <CardHeader
          title="Team Members"
          count={team.length}
          actions={
            canManageTeam && (
              <Button
                ref={opener}
                variant={adding ? 'secondary' : 'primary'}
                size="sm"
                icon={<UserPlus />}
                aria-expanded={adding}
                onClick={() => setAdding(true)}
                className="mr-2"
              >
                Add Team Member
              </Button>
            )
          }
        />
        <ul className="divide-y divide-line">
          {team.map((user) => (
            <TeamUser key={user.id} user={user} />
          ))}
        </ul>
      </Card>
    </div>
  )
}
