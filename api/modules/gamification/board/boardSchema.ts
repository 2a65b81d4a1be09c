import { batchOf } from '#api/core/graph/batches.ts'
import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Business } from '#api/modules/business/schema.ts'
import { type BadgeStanding, badgesOf } from '#api/modules/gamification/board/badgesOf.ts'
import {
  type DayPoints,
  type MemberRow,
  ownRow,
  pageOfMembers,
  type TeamBoard,
  teamBoard,
} from '#api/modules/gamification/board/board.ts'
import {
  type EntryRow,
  isTakenBack,
  pageOfEntries,
  pointReasons,
  reasonOf,
} from '#api/modules/gamification/board/entries.ts'
import { type Title, titleAfter, titleAt } from '#api/modules/gamification/board/titles.ts'

const BadgeType = builder.objectRef<BadgeStanding>('TeamBadge').implement({
  description: 'A badge of the fixed set, and how far somebody is with it.',
  fields: (t) => ({
    badgeId: t.exposeString('id', { description: 'As `first-fix`; the same for everybody.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description', { description: 'What earns it.' }),
    icon: t.exposeString('icon', { description: 'Name of a lucide icon.' }),
    color: t.exposeString('color', { description: '`#RRGGBB`.' }),
    progress: t.exposeInt('progress', { description: 'At most `maxProgress`.' }),
    maxProgress: t.exposeInt('goal'),
    earnedAt: t.expose('earnedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while only progress has been made.',
    }),
  }),
})

const counter = (description: string) => ({ description })

const Member = builder.objectRef<MemberRow>('TeamBoardMember').implement({
  description: 'A member of the team, as the board shows them: sums of their points.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: "The member's number in the REST API." }),
    name: t.exposeString('name', { description: 'Full name, as it is now.' }),
    isViewer: t.boolean({
      description: 'Whether this is the viewer.',
      resolve: ({ id }, _args, { viewer }) => viewer.kind === 'member' && viewer.userId === id,
    }),
    isHidden: t.exposeBoolean('hidden', {
      description: 'Whether only they themselves see this: colleagues who hide are not on the board.',
    }),
    title: t.exposeString('title', {
      description: 'Newcomer, Helper, Go-Getter, Closer, Team Star, Shop Hero or Legend.',
    }),
    totalPoints: t.exposeInt('totalPoints'),
    weekPoints: t.exposeInt('weekPoints', { description: "Earned in the shop's local week." }),
    streakDays: t.exposeInt('streakDays', {
      description: 'Consecutive local days with points, up to today or yesterday; 0 when it has ended.',
    }),
    bestStreak: t.exposeInt('bestStreak', { description: 'The longest streak so far, in days.' }),
    scoredToday: t.exposeBoolean('scoredToday', {
      description: 'Whether today counts for the streak already.',
    }),
    hotBoardResolutions: t.exposeInt('hotBoardResolutions', counter('Hot board items resolved.')),
    urgentResolutions: t.exposeInt('urgentResolutions', counter('Of them urgent ones.')),
    quickResolutions: t.exposeInt('quickResolutions', counter('Of them within two hours.')),
    contactsDone: t.exposeInt('contactsDone', counter('Contacts completed.')),
    onTimeFollowUps: t.exposeInt('onTimeFollowUps', counter('Follow-ups completed on or before their day.')),
    sales: t.exposeInt('sales', counter('Customers turned to sold.')),
    badges: t.field({
      type: [BadgeType],
      extensions: priced({ rows: 20, statements: 1, batched: true }),
      description: 'All badges there are, earned or not, in their order.',
      resolve: ({ id }, _args, context, info) =>
        batchOf(context, info, (ids) => badgesOf(context.ctx, ids)).load(id),
    }),
  }),
})

const memberConnection = connectionOf(Member)

const PointReason = builder.enumType('PointReason', {
  description: 'What points are earned with.',
  values: pointReasons,
})

const Entry = builder.objectRef<EntryRow>('PointEntry').implement({
  description: "A line of one's own ledger of points; undoing an act adds its negative.",
  fields: (t) => ({
    reason: t.field({
      type: PointReason,
      description: 'What the points were earned with.',
      resolve: reasonOf,
    }),
    subjectName: t.exposeString('about', {
      nullable: true,
      description: 'Title of the hot board item, or name of the customer; null when it is gone.',
    }),
    isTakenBack: t.boolean({
      description: 'Whether this entry takes back what an earlier one gave.',
      resolve: isTakenBack,
    }),
    points: t.exposeInt('points', { description: 'Negative for one that was taken back.' }),
    localDay: t.expose('localDay', { type: 'Date', description: "The shop's local day." }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

const entryConnection = connectionOf(Entry)

const TitleType = builder.objectRef<Title>('TeamTitle').implement({
  description: 'A title, and the points from which it is worn.',
  fields: (t) => ({ name: t.exposeString('name'), minPoints: t.exposeInt('minPoints') }),
})

const ViewerStats = builder.objectRef<MemberRow>('TeamBoardViewerStats').implement({
  description: "The viewer's own points: nobody else sees these.",
  fields: (t) => ({
    member: t.field({ type: Member, description: 'As on the board.', resolve: (row) => row }),
    titleMinPoints: t.int({
      description: 'The points from which the present title is worn.',
      resolve: ({ totalPoints }) => titleAt(totalPoints).minPoints,
    }),
    nextTitle: t.field({
      type: TitleType,
      nullable: true,
      description: 'The title that comes next; null for a legend.',
      resolve: ({ totalPoints }) => titleAfter(totalPoints),
    }),
    pointsToNextTitle: t.int({
      nullable: true,
      description: 'Null for a legend.',
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
      ...entryConnection,
    ),
  }),
})

const DayPointsType = builder.objectRef<DayPoints>('TeamBoardDay').implement({
  description: 'What the whole team has earned on a local day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    points: t.exposeInt('points'),
  }),
})

const Board = builder.objectRef<TeamBoard>('TeamBoard').implement({
  description: "The team's points in the shop's local week, Monday to Sunday, and everyone's standing.",
  fields: (t) => ({
    today: t.expose('today', { type: 'Date', description: "The shop's local day." }),
    weekBegins: t.field({ type: 'Date', description: 'A Monday.', resolve: ({ week }) => week.begins }),
    weekEnds: t.field({
      type: 'Date',
      description: 'The Sunday after it.',
      resolve: ({ week }) => week.ends,
    }),
    weekPoints: t.int({
      description: 'What the whole team has earned this week, those who hide and those who left included.',
      resolve: ({ days }) => days.reduce((sum, { points }) => sum + points, 0),
    }),
    days: t.field({
      type: [DayPointsType],
      extensions: priced({ rows: 7, statements: 0 }),
      description: 'The seven days of the week.',
      resolve: ({ days }) => days,
    }),
    members: t.connection(
      {
        type: Member,
        description:
          'The active team by the points of the week, then by name. Colleagues who hide are left out; oneself is there.',
        resolve: ({ week }, args, { ctx, pageLimit }) => pageOfMembers(ctx, week, args, pageLimit),
      },
      ...memberConnection,
    ),
    viewerStats: t.field({
      type: ViewerStats,
      extensions: priced({ statements: 1 }),
      nullable: true,
      description: "The viewer's own points; null for an API key, which is nobody's person.",
      resolve: ({ week }, _args, { ctx }) => ownRow(ctx, week),
    }),
  }),
})

builder.prismaObjectFields(Business, (t) => ({
  isGamificationEnabled: t.exposeBoolean('gamificationEnabled', {
    description: 'Whether points, titles and badges are earned and shown here.',
  }),
  teamBoard: t.field({
    type: Board,
    extensions: priced({ statements: 2 }),
    nullable: true,
    select: { gamificationEnabled: true },
    description: 'The team board; null where the business has switched it off.',
    resolve: ({ gamificationEnabled }, _args, { ctx }) => teamBoard(ctx, gamificationEnabled),
  }),
}))
