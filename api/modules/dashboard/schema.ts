import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Business } from '#api/modules/business/schema.ts'
import { dashboardStats, type Stats, trendPercent } from '#api/modules/dashboard/service.ts'

const percent =
  'change in percent of the last 30 days over the 30 days before; null when there were none before.'

/** The figures on the dashboard's cards. */
const DashboardStats = builder.objectRef<Stats>('DashboardStats').implement({
  description: 'The figures of the dashboard, for the local day of the business.',
  fields: (t) => ({
    totalCustomers: t.exposeInt('totalCustomers'),
    scheduledToday: t.exposeInt('scheduledToday', {
      description: 'Contacts scheduled for today, completed or not.',
    }),
    completedToday: t.exposeInt('completedToday', { description: 'Contacts completed today.' }),
    followUpsToday: t.exposeInt('followUpsToday', { description: 'Pending follow-ups that are due today.' }),
    hotBoardItems: t.exposeInt('hotBoardItems', { description: 'Unresolved hot board items.' }),
    hasAppointments: t.exposeBoolean('hasAppointments', {
      description: 'Whether the service calendar has any appointment, of whatever day and status.',
    }),
    customersTrend: t.int({
      nullable: true,
      description: `Customers added: ${percent}`,
      resolve: (stats) => trendPercent(stats.customersLately, stats.customersBefore),
    }),
    scheduledTrend: t.int({
      nullable: true,
      description: `Contacts scheduled for these days: ${percent}`,
      resolve: (stats) => trendPercent(stats.scheduledLately, stats.scheduledBefore),
    }),
    hotBoardItemsAddedToday: t.exposeInt('hotBoardNew', {
      description: 'Unresolved hot board items that were added today.',
    }),
    completedTrend: t.int({
      nullable: true,
      description: `Contacts completed: ${percent}`,
      resolve: (stats) => trendPercent(stats.completedLately, stats.completedBefore),
    }),
  }),
})

builder.prismaObjectField(Business, 'stats', (t) =>
  t.field({
    type: DashboardStats,
    extensions: priced({ statements: 1 }),
    resolve: (_business, _args, { ctx }) => dashboardStats(ctx),
  }),
)
