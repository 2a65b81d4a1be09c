import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { TeamTab_business$key } from '#web/__generated__/TeamTab_business.graphql.ts'
import { useAddressedButton } from '#web/router/useAddressedAct.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { AddUserForm } from './AddUserForm.tsx'
import { TeamUser } from './TeamUser.tsx'

/** The users of the business. Forms open in place of the rows that they change. */
export function TeamTab({ business }: { business: TeamTab_business$key }) {
  const { name, team, canManageTeam } = useFragment(
    graphql`
      fragment TeamTab_business on Business {
        name
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
  const opener = useAddressedButton('add-team-member')

  const close = () => {
    setAdding(false)
    // The form that had the focus is closed.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <PageSection
      id="team-members"
      title="Team Members"
      count={team.length}
      description={
        canManageTeam
          ? 'Everybody who signs in to your business, and what they may do.'
          : 'An admin of your business can add and change team members.'
      }
      action={
        canManageTeam && (
          <Button
            ref={opener}
            variant={adding ? 'secondary' : 'primary'}
            icon={<UserPlus />}
            aria-expanded={adding}
            onClick={() => setAdding(true)}
          >
            Add Team Member
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        {adding && <AddUserForm businessName={name} onClose={close} />}
        <Card as="ul" flush className="divide-y divide-line">
          {team.map((user) => (
            <TeamUser key={user.id} user={user} businessName={name} />
          ))}
        </Card>
      </div>
    </PageSection>
  )
}
