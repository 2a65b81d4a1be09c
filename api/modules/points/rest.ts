import { z } from 'zod'
import { instantText, row } from '#api/rest/route.ts'
import { databaseId, derived, from, selectionText } from '#api/rest/selection.ts'

const day = z.iso.date()

const badge = z.object({
  badgeId: z.string(),
  badgeName: from('name', z.string()),
  badgeDescription: from('description', z.string()),
  badgeIcon: from('icon', z.string()),
  badgeColor: from('color', z.string()),
  earnedAt: instantText.nullable(),
  progress: z.int(),
  maxProgress: z.int(),
})

const boardEntry = z.object({
  userId: databaseId,
  name: z.string(),
  currentTitle: from('title', z.string()),
  totalPoints: z.int(),
  weekPoints: z.int(),
  streakDays: z.int(),
  bestStreak: z.int(),
  hotBoardResolutions: z.int(),
  urgentResolutions: z.int(),
  quickResolutions: z.int(),
  contactsDone: z.int(),
  onTimeFollowUps: z.int(),
  sales: z.int(),
  hidden: from(
    'isHidden',
    z.boolean().meta({
      description:
        "Whether the user is hidden. Only the user's own entry can be hidden here; other users who hide are not listed.",
    }),
  ),
  badges: z.array(badge),
})

const board = z
  .object({
    enabled: derived(
      z
        .boolean()
        .meta({ description: 'False where the business has switched it off; all else is empty then.' }),
    ),
    weekBegins: day.nullable(),
    weekEnds: day.nullable(),
    weekPoints: z.int().meta({ description: 'What the whole team has earned this week.' }),
    days: z.array(z.object({ date: day, points: z.int() })),
    members: derived(
      z.array(boardEntry),
      `members(first: 1000) { edges { node { ${selectionText(boardEntry)} } } }`,
    ),
  })
  .meta({ id: 'TeamBoard' })

interface Query {
  teamBoard: { members: { edges: { node: object }[] } } | null
}

const nothing = { enabled: false, weekBegins: null, weekEnds: null, weekPoints: 0, days: [], members: [] }

/** The REST row of the team board. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/team-board',
    summary: 'The points of the team in the local week, and of each user, by the points of the week.',
    operation: `query { viewer { business { teamBoard { ${selectionText(board)} } } } }`,
    at: 'viewer.business',
    answer: board,
    reshape: ({ teamBoard }: Query) =>
      teamBoard
        ? { ...teamBoard, enabled: true, members: teamBoard.members.edges.map(({ node }) => node) }
        : nothing,
  }),
]
