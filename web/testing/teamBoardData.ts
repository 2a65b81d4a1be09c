/** A badge as the API returns it; earned when the progress is complete. */
function badge(badgeId: string, name: string, progress: number, maxProgress: number) {
  return {
    __typename: 'TeamBadge',
    badgeId,
    name,
    description: `What ${name} asks for`,
    icon: 'wrench',
    color: '#3B82F6',
    progress,
    maxProgress,
    earnedAt: progress === maxProgress ? '2026-11-20T15:00:00.000Z' : null,
  }
}

/** A user on the team board as the API returns it, with every field that the board selects. */
export function member(databaseId: number, name: string, more: object = {}) {
  return {
    __typename: 'TeamBoardMember',
    databaseId,
    name,
    isViewer: false,
    isHidden: false,
    title: 'Newcomer',
    totalPoints: 40,
    weekPoints: 20,
    streakDays: 0,
    bestStreak: 0,
    scoredToday: false,
    badges: [badge('first-fix', 'First Fix', 1, 1), badge('century', 'Century', 12, 100)],
    ...more,
  }
}

export type MemberData = ReturnType<typeof member>

/** An entry of the viewer's points ledger: a hot board item that was resolved. */
export function entry(subjectName: string | null, points: number, more: object = {}) {
  const what = { reason: 'HOT_BOARD_ITEM', subjectName, isTakenBack: points < 0 }
  return { __typename: 'PointEntry', ...what, points, localDay: '2026-11-20', ...more }
}

function page<Node extends { __typename: string }>(nodes: readonly Node[], hasNextPage = false, from = 0) {
  const edges = nodes.map((node, index) => ({
    __typename: `${node.__typename}Edge`,
    node,
    cursor: `after ${from + index}`,
  }))
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage } }
}

interface Board {
  members: readonly MemberData[]
  entries?: readonly ReturnType<typeof entry>[]
  weekPoints?: number
  moreMembers?: boolean
  moreEntries?: boolean
}

const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`)

/** The business with its team board, for the screen and its further pages: Friday, November 20, 2026. */
export function teamBoardData(
  board: Board | null,
  { canEdit = true, isGamificationEnabled = board !== null } = {},
) {
  const { members = [], entries = [], weekPoints = 0, moreMembers, moreEntries } = board ?? {}
  const own = members.find(({ isViewer }) => isViewer)
  const teamBoard = board && {
    __typename: 'TeamBoard',
    today: '2026-11-20',
    weekBegins: days[0],
    pointRules: [
      { name: 'contact-on-time', points: 5 },
      { name: 'hot-item-urgent', points: 30 },
    ],
    mostPointsADay: 200,
    weekEnds: days[6],
    weekPoints,
    days: days.map((date) => ({
      __typename: 'TeamBoardDay',
      date,
      points: date === '2026-11-20' ? weekPoints : 0,
    })),
    members: page(members, moreMembers),
    viewerStats: own && {
      __typename: 'TeamBoardViewerStats',
      member: own,
      titleMinPoints: 0,
      nextTitle: { __typename: 'TeamTitle', name: 'Helper', minPoints: 100 },
      pointsToNextTitle: 100 - own.totalPoints,
      entries: page(entries, moreEntries),
    },
  }
  const business = {
    __typename: 'Business',
    id: 'b1',
    canEdit,
    isGamificationEnabled,
    teamBoard,
  }
  return { data: { viewer: { __typename: 'Viewer', business }, node: business } }
}
