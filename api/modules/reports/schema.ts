import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { Business } from '#api/modules/business/schema.ts'
import { CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { type AppointmentCounts, appointmentsByWeek } from '#api/modules/reports/appointments.ts'
import { customersByStatus, type StatusCounts } from '#api/modules/reports/customers.ts'
import { type DoneByUser, type DoneCounts, doneByUser, mostNamed } from '#api/modules/reports/done.ts'
import {
  mostOutcomes,
  mostSteps,
  type OutcomeCount,
  outcomeKinds,
  outcomesByStep,
  type StepOutcomes,
} from '#api/modules/reports/outcomes.ts'
import { customersByOwner, type OwnerCounts } from '#api/modules/reports/owners.ts'
import { lastWeeks, mostWeeks, type Period, type ReportWeek } from '#api/modules/reports/period.ts'
import { type TextCounts, textsByWeek } from '#api/modules/reports/texts.ts'

const monday = 'The Monday of the week, in the time zone of the business.'
const noData = 'Null when there is no data, such as before the business was created.'

const StatusCountsType = builder.objectRef<StatusCounts>('StatusCounts').implement({
  description: 'Customers by status.',
  fields: (t) => ({
    unsold: t.exposeInt('unsold'),
    sold: t.exposeInt('sold'),
    notInMarket: t.exposeInt('notInMarket'),
  }),
})

const StatusWeek = builder.objectRef<ReportWeek<StatusCounts>>('StatusWeek').implement({
  description: 'The number of customers at the end of a week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: monday }),
    counts: t.expose('counts', { type: StatusCountsType, nullable: true, description: noData }),
  }),
})

const DoneByPersonType = builder.objectRef<DoneByUser>('DoneByPerson').implement({
  description: 'The work that a user completed in a week.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      description: `The rank by work completed in the period, from 1 to ${mostNamed}; 0 for all other users and API keys combined.`,
    }),
    name: t.exposeString('name', { description: 'The full name; `Others` for rank 0.' }),
    contacts: t.exposeInt('contacts', { description: 'Contacts completed.' }),
    followUps: t.exposeInt('followUps', { description: 'Follow-ups completed.' }),
  }),
})

const DoneWeek = builder.objectRef<ReportWeek<DoneCounts>>('DoneWeek').implement({
  description: 'The contacts and follow-ups completed in a week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: monday }),
    people: t.field({
      type: [DoneByPersonType],
      nullable: true,
      extensions: priced({ rows: mostNamed + 1, statements: 0 }),
      description: `The users who completed work in the week, by rank. ${noData}`,
      resolve: ({ counts }) => counts?.people ?? null,
    }),
  }),
})

const OwnerCountsType = builder.objectRef<OwnerCounts>('OwnerCounts').implement({
  description: 'The customers of an owner.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      nullable: true,
      description: `The rank by the number of customers, from 1 to ${mostNamed}; 0 for all other owners combined, null for customers without an owner.`,
    }),
    name: t.exposeString('name', {
      description: 'The full name; `Others` for rank 0, `Nobody` for customers without an owner.',
    }),
    counts: t.field({ type: StatusCountsType, resolve: (counts) => counts }),
  }),
})

const OutcomeKind = builder.enumType('OutcomeKind', { values: outcomeKinds })

const OutcomeCountType = builder.objectRef<OutcomeCount>('OutcomeCount').implement({
  description: 'The number of follow-ups of a step with the same outcome.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: OutcomeKind,
      description: 'Tells an outcome that users noted from the group of that name.',
    }),
    outcome: t.exposeString('outcome', {
      description: `One of the ${mostOutcomes} most common outcomes, \`Other\`, \`No outcome noted\` or \`Skipped\`.`,
    }),
    count: t.exposeInt('count'),
  }),
})

const StepOutcomesType = builder.objectRef<StepOutcomes>('StepOutcomes').implement({
  description: 'A step of a follow-up plan, with the outcomes of its follow-ups.',
  fields: (t) => ({
    customerStatus: t.expose('customerStatus', { type: CustomerStatusEnum }),
    dayNumber: t.exposeInt('dayNumber'),
    title: t.exposeString('title'),
    outcomes: t.field({
      type: [OutcomeCountType],
      extensions: priced({ rows: mostOutcomes + 3, statements: 0 }),
      description: 'Most common outcome first.',
      resolve: ({ outcomes }) => outcomes,
    }),
  }),
})

const AppointmentCountsType = builder.objectRef<AppointmentCounts>('AppointmentCounts').implement({
  description: 'Appointments by outcome.',
  fields: (t) => ({
    completed: t.exposeInt('completed'),
    noShows: t.exposeInt('noShows'),
    cancelled: t.exposeInt('cancelled', { description: 'Cancelled, excluding no-shows.' }),
    open: t.exposeInt('open', { description: 'Scheduled or in progress.' }),
  }),
})

const AppointmentWeek = builder.objectRef<ReportWeek<AppointmentCounts>>('AppointmentWeek').implement({
  description: 'The number of appointments in a week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: monday }),
    counts: t.expose('counts', { type: AppointmentCountsType, nullable: true, description: noData }),
  }),
})

const TextCountsType = builder.objectRef<TextCounts>('TextCounts').implement({
  description: 'Texts to customers by delivery state.',
  fields: (t) => ({
    delivered: t.exposeInt('delivered'),
    sent: t.exposeInt('sent', { description: 'Sent; the provider has not reported a delivery state.' }),
    failed: t.exposeInt('failed'),
    unknown: t.exposeInt('unknown', { description: 'Texts for which it is unknown whether they were sent.' }),
  }),
})

const TextWeek = builder.objectRef<ReportWeek<TextCounts>>('TextWeek').implement({
  description: 'The number of texts in a week. Test texts are excluded.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: monday }),
    counts: t.expose('counts', { type: TextCountsType, nullable: true, description: noData }),
  }),
})

interface ReportsOf {
  period: Period
  createdAt: Date
  statusHistoryFrom: Date | null
}

const perWeek = priced({ rows: mostWeeks, statements: 1 })

/** The reports of a business. Each field runs one statement over the records of the period. */
const Reports = builder.objectRef<ReportsOf>('Reports').implement({
  description: 'The reports of a business for the last weeks (Monday to Sunday), including the current one.',
  fields: (t) => ({
    customers: t.field({
      type: [StatusWeek],
      extensions: perWeek,
      description: 'Customers by status at the end of each week. Deleted customers are not counted.',
      resolve: ({ period, ...known }, _args, { ctx }) => customersByStatus(ctx.replica(), period, known),
    }),
    owners: t.field({
      type: [OwnerCountsType],
      extensions: priced({ rows: mostNamed + 2, statements: 1 }),
      description: 'Customers by owner and status, now. Empty when no customer has an owner.',
      resolve: (_reports, _args, { ctx }) => customersByOwner(ctx.replica()),
    }),
    done: t.field({
      type: [DoneWeek],
      extensions: perWeek,
      description: 'Contacts and follow-ups completed, by week and user.',
      resolve: ({ period, createdAt }, _args, { ctx }) => doneByUser(ctx.replica(), period, createdAt),
    }),
    outcomes: t.field({
      type: [StepOutcomesType],
      extensions: priced({ rows: mostSteps, statements: 1 }),
      description: 'Follow-ups completed or skipped, by step and outcome.',
      resolve: ({ period }, _args, { ctx }) => outcomesByStep(ctx.replica(), period),
    }),
    appointments: t.field({
      type: [AppointmentWeek],
      extensions: perWeek,
      description: 'Appointments, by the week of their date.',
      resolve: ({ period, createdAt }, _args, { ctx }) =>
        appointmentsByWeek(ctx.replica(), period, createdAt),
    }),
    texts: t.field({
      type: [TextWeek],
      extensions: perWeek,
      description: 'Texts to customers, by the week in which they were created.',
      resolve: ({ period, createdAt }, _args, { ctx }) => textsByWeek(ctx.replica(), period, createdAt),
    }),
  }),
})

builder.prismaObjectField(Business, 'reports', (t) =>
  t.field({
    type: Reports,
    nullable: true,
    extensions: priced({ statements: 1 }),
    select: { createdAt: true, statusHistoryFrom: true },
    args: {
      weeks: t.arg.int({
        required: true,
        defaultValue: 12,
        description: `The number of weeks, 1 to ${mostWeeks}.`,
      }),
    },
    description: 'The reports for the last weeks. Null when the viewer may not read reports.',
    resolve: ({ createdAt, statusHistoryFrom }, { weeks }, { ctx, viewer }) =>
      may(viewer, 'reports:read') ? { period: lastWeeks(ctx, weeks), createdAt, statusHistoryFrom } : null,
  }),
)
