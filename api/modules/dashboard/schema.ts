import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Business } from '#api/modules/business/schema.ts'
import { dashboardStats, type Stats, trendText } from '#api/modules/dashboard/service.ts'

/** The figures on the dashboard's cards. */
const DashboardStats = builder.objectRef<Stats>('DashboardStats').implement({
  description: "The figures on the dashboard's cards, for the shop's local day.",
  fields: (t) => ({
    totalCustomers: t.exposeInt('totalCustomers'),
    scheduledToday: t.exposeInt('scheduledToday', {
      description: 'Contacts dated today, completed or not.',
    }),
    completedToday: t.exposeInt('completedToday', { description: 'Contacts completed today.' }),
    followUpsToday: t.exposeInt('followUpsToday', { description: 'Pending follow-ups dated today.' }),
    hotBoardItems: t.exposeInt('hotBoardItems', { description: 'Unresolved items of the hot board.' }),
    totalCustomersTrend: t.string({
      description: 'As `12%`: customers added in the last 30 days against the 30 days before.',
      resolve: (stats) => trendText(stats.customersLately, stats.customersBefore),
    }),
    scheduledTrend: t.string({
      description: 'As `3%`: contacts dated in the last 30 days against the 30 days before.',
      resolve: (stats) => trendText(stats.scheduledLately, stats.scheduledBefore),
    }),
    hotBoardTrend: t.string({
      description: 'As `2 new today`: unresolved items added today.',
      resolve: ({ hotBoardNew }) => `${hotBoardNew} new today`,
    }),
    completedTrend: t.string({
      description: 'As `8%`: contacts completed in the last 30 days against the 30 days before.',
      resolve: (stats) => trendText(stats.completedLately, stats.completedBefore),
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
