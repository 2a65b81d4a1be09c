import { graphql, useFragment } from 'react-relay/hooks'
import type { OwnPoints_you$key } from '#web/__generated__/OwnPoints_you.graphql.ts'
import type { OwnPointsMutation } from '#web/__generated__/OwnPointsMutation.graphql.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { pairs } from '#web/ui/display/cardGrid.ts'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { BadgeTile } from './BadgeTile.tsx'
import { Meter } from './Meter.tsx'
import { Streak } from './Streak.tsx'

/** The viewer's title, progress, streak and badges, and whether other users see them. */
export function OwnPoints({ you }: { you: OwnPoints_you$key }) {
  const { member, titleMinPoints, nextTitle, pointsToNextTitle } = useFragment(
    graphql`
      fragment OwnPoints_you on TeamBoardViewerStats {
        member {
          name
          title
          isHidden
          totalPoints
          weekPoints
          ...Streak_member
          badges {
            badgeId
            ...BadgeTile_badge
          }
        }
        titleMinPoints
        nextTitle {
          name
          minPoints
        }
        pointsToNextTitle
      }
    `,
    you,
  )
  const [setVisible] = useMutation<OwnPointsMutation>(
    graphql`
      mutation OwnPointsMutation($visible: Boolean!) {
        setTeamBoardVisibility(input: { visible: $visible }) {
          visible
        }
      }
    `,
    {
      subject: null,
      success: ({ setTeamBoardVisibility }) =>
        setTeamBoardVisibility?.visible
          ? 'Team members see you on the board again'
          : 'Only you see your points now',
      failure: 'Couldn’t change your visibility',
      offersRetry: true,
    },
  )
  const { totalPoints, weekPoints } = member
  return (
    <section aria-labelledby="team-you">
      <h2 id="team-you" className="mb-3 font-semibold text-ink text-lg">
        You
      </h2>
      <Card className="p-5 max-sm:p-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Avatar name={member.name} size="lg" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold text-ink text-lg">{member.title}</p>
            <p className="text-muted tabular-nums">
              {formatNumber(totalPoints)} points, {weekPoints} this week
            </p>
          </div>
          <Streak member={member} own />
        </div>
        <div className="mt-4">
          {nextTitle ? (
            <>
              <Meter
                label={`Progress to ${nextTitle.name}`}
                value={totalPoints - titleMinPoints}
                max={nextTitle.minPoints - titleMinPoints}
                words={`${pointsToNextTitle} points to ${nextTitle.name}`}
              />
              <p className="mt-1.5 text-muted text-sm tabular-nums">
                <span className="font-medium text-ink">{pointsToNextTitle}</span> more to{' '}
                <span className="font-medium text-ink">{nextTitle.name}</span>
              </p>
            </>
          ) : (
            <p className="text-muted text-sm">There is no higher title. The rest is legend.</p>
          )}
        </div>
        <h3 className="mt-6 mb-3 font-medium text-ink">Badges</h3>
        <ul className={`grid ${pairs} gap-x-4 gap-y-4 md:grid-cols-4`}>
          {member.badges.map((badge) => (
            <BadgeTile key={badge.badgeId} badge={badge} />
          ))}
        </ul>
        <div className="mt-6 border-line border-t pt-4">
          <SwitchField
            label="Show me on the board"
            description={
              member.isHidden
                ? 'Only you see your points. They still count for the team.'
                : 'Team members see your title, streak and badges.'
            }
            value={!member.isHidden}
            onChange={(visible) => void setVisible({ visible })}
          />
        </div>
      </Card>
    </section>
  )
}
