import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import type { TeamBoardScreenQuery } from '#web/__generated__/TeamBoardScreenQuery.graphql.ts'
import { Members } from './Members.tsx'
import { OwnEntries } from './OwnEntries.tsx'
import { OwnPoints } from './OwnPoints.tsx'
import { PointRules } from './PointRules.tsx'
import { SwitchedOff } from './SwitchedOff.tsx'
import { TeamBoardSkeleton } from './TeamBoardSkeleton.tsx'
import { Week } from './Week.tsx'

/** The team board: the team's week, the viewer, and all users. */
export function TeamBoardScreen({ queryRef }: { queryRef: PreloadedQuery<TeamBoardScreenQuery> }) {
  const { business } = usePreloadedQuery<TeamBoardScreenQuery>(
    graphql`
      query TeamBoardScreenQuery @preloadable {
        viewer @required(action: THROW) {
          business {
            isGamificationEnabled
            teamBoard {
              ...Week_board
              ...PointRules_board
              viewerStats {
                ...OwnPoints_you
              }
            }
            ...SwitchedOff_business
            ...Members_business
            ...OwnEntries_business
          }
        }
      }
    `,
    queryRef,
  ).viewer
  const { isGamificationEnabled, teamBoard: board } = business

  if (!isGamificationEnabled) return <SwitchedOff business={business} />
  if (!board) return <TeamBoardSkeleton />
  return (
    <div className="flex flex-col gap-8">
      <Week board={board} />
      {board.viewerStats && <OwnPoints you={board.viewerStats} />}
      <PointRules board={board} />
      <Members business={business} />
      <OwnEntries business={business} />
    </div>
  )
}
