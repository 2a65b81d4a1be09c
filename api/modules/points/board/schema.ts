import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { quotesRecords } from '#api/core/graph/shownRecords.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Business } from '#api/modules/business/schema.ts'
import { type BadgeProgress, badgesOf } from '#api/modules/points/board/badgesOf.ts'
import {
  type BoardRow,
  type DayPoints,
  ownRow,
  pageOfBoard,
  type TeamBoard,
  teamBoard,
} from '#api/modules/points/board/board.ts'
import {
  type EntryRow,
  entryReason,
  isTakenBack,
  pageOfEntries,
  pointReasons,
} from '#api/modules/points/board/entries.ts'
import { mostADay, type Rule, rules } from '#api/modules/points/rules.ts'
import { type Title, titleAfter, titleAt } from '#api/modules/points/stats.ts'

const BadgeType = builder.objectRef<BadgeProgress>('TeamBadge').implement({
  description: 'A badge, and the progress of a user towards it.',
  fields: (t) => ({
    badgeId: t.exposeString('id', { description: 'The id of the badge, such as `first-fix`.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'What the badge is earned for.' }),
    icon: t.exposeString('icon', { description: 'The name of a Lucide icon.' }),
    color: t.exposeString('color', { description: '`#RRGGBB`.' }),
    progress: t.exposeInt('progress', { description: 'At most `maxProgress`.' }),
    maxProgress: t.exposeInt('goal'),
    earnedAt: t.expose('earnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was earned; null until then.',
    }),
  }),
})

const counter = (description: string) => ({ description })

const TeamBoardMember = builder.objectRef<BoardRow>('TeamBoardMember').implement({
  description: 'A user on the team board, with the sums of their points.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number of the user in the REST API.' }),
    name: t.exposeString('name', { description: 'Full name, as it is now.' }),
    isViewer: t.boolean({
      description: 'Whether this is the viewer.',
      resolve: ({ id }, _args, { viewer }) => viewer.kind === 'user' && viewer.userId === id,
    }),
    isHidden: t.exposeBoolean('hidden', {
      description: 'Whether only the user themselves sees this entry.',
    }),
    title: t.exposeString('title', {
      description: 'Newcomer, Helper, Go-Getter, Closer, Team Star, Shop Hero or Legend.',
    }),
    totalPoints: t.exposeInt('totalPoints'),
    weekPoints: t.exposeInt('weekPoints', { description: 'The points of the local week.' }),
    streakDays: t.exposeInt('streakDays', {
      description: 'Consecutive local days with points, up to today or yesterday; 0 when it has ended.',
    }),
    bestStreak: t.exposeInt('bestStreak', { description: 'The longest streak so far, in days.' }),
    scoredToday: t.exposeBoolean('scoredToday', {
      description: 'Whether the user has earned points today.',
    }),
    hotBoardResolutions: t.exposeInt('hotBoardResolutions', counter('Hot board items resolved.')),
    urgentResolutions: t.exposeInt('urgentResolutions', counter('Urgent hot board items resolved.')),
    quickResolutions: t.exposeInt('quickResolutions', counter('Hot board items resolved within two hours.')),
    contactsDone: t.exposeInt('contactsDone', counter('Contacts completed.')),
    onTimeFollowUps: t.exposeInt('onTimeFollowUps', counter('Follow-ups completed on or before their day.')),
    sales: t.exposeInt('sales', counter('Customers whose status changed to sold.')),
    badges: t.field({
      type: [BadgeType],
      extensions: priced({ rows: 20, statements: 1, batched: true }),
      description: 'All badges there are, earned or not, in their order.',
      resolve: ({ id }, _args, context, info) =>
        batchOf(context, info, (ids) => badgesOf(context.ctx, ids)).load(id),
    }),
  }),
})

const PointReason = builder.enumType('PointReason', {
  description: 'What points are earned with.',
  values: pointReasons,
})

const Entry = builder.objectRef<EntryRow>('PointEntry').implement({
  extensions: quotesRecords,
  description:
    "An entry of the viewer's points ledger. Undoing an act adds an entry with the negative points.",
  fields: (t) => ({
    reason: t.field({
      type: PointReason,
      description: 'What the points were earned with.',
      resolve: entryReason,
    }),
    subjectName: t.exposeString('about', {
      nullable: true,
      description: 'Title of the hot board item, or name of the customer; null when it is gone.',
    }),
    isTakenBack: t.boolean({
      description: 'Whether this entry takes back what an earlier one gave.',
      resolve: isTakenBack,
    }),
    points: t.exposeInt('points', { description: 'Negative when points are taken back.' }),
    localDay: t.expose('localDay', { type: 'Date', description: 'A local day of the business.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const TitleType = builder.objectRef<Title>('TeamTitle').implement({
  description: 'A title and the points that it requires.',
  fields: (t) => ({ name: t.exposeString('name'), minPoints: t.exposeInt('minPoints') }),
})

const ViewerStats = builder.objectRef<BoardRow>('TeamBoardViewerStats').implement({
  description: "The viewer's own points, which only the viewer sees.",
  fields: (t) => ({
    member: t.field({
      type: TeamBoardMember,
      description: "The viewer's entry on the board.",
      resolve: (row) => row,
    }),
    titleMinPoints: t.int({
      description: 'The points that the current title requires.',
      resolve: ({ totalPoints }) => titleAt(totalPoints).minPoints,
    }),
    nextTitle: t.field({
      type: TitleType,
      nullable: true,
      description: 'The next title; null for a Legend.',
      resolve: ({ totalPoints }) => titleAfter(totalPoints),
    }),
    pointsToNextTitle: t.int({
      nullable: true,
      description: 'The points that are missing for the next title; null for a Legend.',
      resolve: ({ totalPoints }) => {
        const next = titleAfter(totalPoints)
        return next ? next.minPoints - totalPoints : null
      },
    }),
    entries: t.connection(
      {
        type: Entry,
        description: 'What the points were earned with, newest first.',
        resolve: (_you, args, { ctx, pageLimit }) => pageOfEntries(ctx, args, pageLimit),
      },
      ...connectionOf(Entry),
    ),
  }),
})

const DayPointsType = builder.objectRef<DayPoints>('TeamBoardDay').implement({
  description: 'The points of the whole team on a local day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    points: t.exposeInt('points'),
  }),
})

const PointRule = builder.objectRef<{ name: Rule; points: number }>('PointRule').implement({
  description: 'An action that earns points.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the rule, such as `hot-item-urgent`.' }),
    points: t.exposeInt('points'),
  }),
})

const pointRules = Object.entries(rules).map(([name, { points }]) => ({ name: name as Rule, points }))

const Board = builder.objectRef<TeamBoard>('TeamBoard').implement({
  description: 'The points of the team in the local week, Monday to Sunday, and of each user.',
  fields: (t) => ({
    today: t.expose('today', { type: 'Date', description: 'A local day of the business.' }),
    weekBegins: t.field({ type: 'Date', description: 'A Monday.', resolve: ({ week }) => week.begins }),
    weekEnds: t.field({
      type: 'Date',
      description: 'The Sunday after it.',
      resolve: ({ week }) => week.ends,
    }),
    weekPoints: t.int({
      description: 'The points of the whole team this week, including users who hide or have left.',
      resolve: ({ days }) => days.reduce((sum, { points }) => sum + points, 0),
    }),
    days: t.field({
      type: [DayPointsType],
      extensions: priced({ rows: 7, statements: 0 }),
      description: 'The seven days of the week.',
      resolve: ({ days }) => days,
    }),
    pointRules: t.field({
      type: [PointRule],
      extensions: priced({ rows: pointRules.length, statements: 0 }),
      description: 'The actions that earn points, with their values.',
      resolve: () => pointRules,
    }),
    mostPointsADay: t.int({
      description: 'The maximum number of points per user and local day.',
      resolve: () => mostADay,
    }),
    members: t.connection(
      {
        type: TeamBoardMember,
        description:
          'The active users by the points of the week, then by name. Users who hide are left out, except the viewer.',
        resolve: ({ week }, args, { ctx, pageLimit }) => pageOfBoard(ctx, week, args, pageLimit),
      },
      ...connectionOf(TeamBoardMember),
    ),
    viewerStats: t.field({
      type: ViewerStats,
      extensions: priced({ statements: 1 }),
      nullable: true,
      description: "The viewer's own points; null for an API key.",
      resolve: ({ week }, _args, { ctx }) => ownRow(ctx, week),
    }),
  }),
})

builder.prismaObjectFields(Business, (t) => ({
  isGamificationEnabled: t.exposeBoolean('gamificationEnabled', {
    description: 'Whether points, titles and badges are earned and shown in this business.',
  }),
  teamBoard: t.field({
    type: Board,
    extensions: priced({ statements: 2 }),
    nullable: true,
    select: { gamificationEnabled: true },
    description: 'The team board; null when the business has switched it off.',
    resolve: ({ gamificationEnabled }, _args, { ctx }) => teamBoard(ctx, gamificationEnabled),
  }),
}))
