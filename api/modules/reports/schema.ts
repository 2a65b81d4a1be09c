import { may } from '#api/core/auth/viewer.ts'
import { builder } from '#api/core/graph/builder.ts'
import { priced } from '#api/core/limits/prices.ts'
import { Business } from '#api/modules/business/schema.ts'
import { CustomerStatusEnum } from '#api/modules/customers/schema.ts'
import { type AppointmentCounts, appointmentsByWeek } from '#api/modules/reports/appointments.ts'
import { customersByStatus, type StatusCounts } from '#api/modules/reports/customers.ts'
import { type DoneByPerson, type DoneCounts, doneByPerson, mostNamed } from '#api/modules/reports/done.ts'
import {
  mostOutcomes,
  mostSteps,
  type OutcomeCount,
  outcomesByStep,
  type StepOutcomes,
} from '#api/modules/reports/outcomes.ts'
import { lastWeeks, mostWeeks, type Period, type Week } from '#api/modules/reports/period.ts'
import { type TextCounts, textsByWeek } from '#api/modules/reports/texts.ts'

const monday = 'Its Monday, in the time zone of the business.'
const noData = 'Null when nothing is known of the week, such as before the business began.'

const StatusCountsType = builder.objectRef<StatusCounts>('StatusCounts').implement({
  description: 'Customers by status.',
  fields: (t) => ({
    unsold: t.exposeInt('unsold'),
    sold: t.exposeInt('sold'),
    notInMarket: t.exposeInt('notInMarket'),
  }),
})

const StatusWeek = builder.objectRef<Week<StatusCounts>>('StatusWeek').implement({
  description: 'The customers at the end of a week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: monday }),
    counts: t.expose('counts', { type: StatusCountsType, nullable: true, description: noData }),
  }),
})

const DoneByPersonType = builder.objectRef<DoneByPerson>('DoneByPerson').implement({
  description: 'What a person did in a week.',
  fields: (t) => ({
    rank: t.exposeInt('rank', {
      description: `By all that they did in the period, from 1 to ${mostNamed}; 0 for everybody else together.`,
    }),
    name: t.exposeString('name', { description: 'The full name; `Others` for everybody else.' }),
    contacts: t.exposeInt('contacts', { description: 'Contacts completed.' }),
    followUps: t.exposeInt('followUps', { description: 'Follow-ups completed.' }),
  }),
})

const DoneWeek = builder.objectRef<Week<DoneCounts>>('DoneWeek').implement({
  description: 'The contacts and follow-ups that were completed in a week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: monday }),
    people: t.field({
      type: [DoneByPersonType],
      nullable: true,
      extensions: priced({ rows: mostNamed + 1, statements: 0 }),
      description: `Those who did something, by their rank. ${noData}`,
      resolve: ({ counts }) => counts?.people ?? null,
    }),
  }),
})

const OutcomeCountType = builder.objectRef<OutcomeCount>('OutcomeCount').implement({
  description: 'How often the follow-ups of a step ended in one way.',
  fields: (t) => ({
    outcome: t.exposeString('outcome', {
      description: `One of the ${mostOutcomes} most common outcomes, \`Other\`, \`No outcome noted\` or \`Skipped\`.`,
    }),
    count: t.exposeInt('count'),
  }),
})

const StepOutcomesType = builder.objectRef<StepOutcomes>('StepOutcomes').implement({
  description: 'A step of a follow-up plan, with how its follow-ups ended.',
  fields: (t) => ({
    customerStatus: t.expose('customerStatus', { type: CustomerStatusEnum }),
    dayNumber: t.exposeInt('dayNumber'),
    title: t.exposeString('title'),
    outcomes: t.field({
      type: [OutcomeCountType],
      extensions: priced({ rows: mostOutcomes + 3, statements: 0 }),
      description: 'The most common one first.',
      resolve: ({ outcomes }) => outcomes,
    }),
  }),
})

const AppointmentCountsType = builder.objectRef<AppointmentCounts>('AppointmentCounts').implement({
  description: 'Appointments by how they ended.',
  fields: (t) => ({
    completed: t.exposeInt('completed'),
    noShows: t.exposeInt('noShows'),
    cancelled: t.exposeInt('cancelled', { description: 'Cancelled, and not as a no-show.' }),
    open: t.exposeInt('open', { description: 'Scheduled or in progress.' }),
  }),
})

const AppointmentWeek = builder.objectRef<Week<AppointmentCounts>>('AppointmentWeek').implement({
  description: 'The appointments of a week.',
  fields: (t) => ({
    week: t.expose('week', { type: 'Date', description: monday }),
    counts: t.expose('counts', { type: AppointmentCountsType, nullable: true, description: noData }),
  }),
})

const TextCountsType = builder.objectRef<TextCounts>('TextCounts').implement({
  description: 'Texts to customers by what became of them.',
  fields: (t) => ({
    delivered: t.exposeInt('delivered'),
    sent: t.exposeInt('sent', { description: 'Sent, without word from the provider whether they arrived.' }),
    failed: t.exposeInt('failed'),
    unknown: t.exposeInt('unknown', { description: 'Texts that may have been sent.' }),
  }),
})

const TextWeek = builder.objectRef<Week<TextCounts>>('TextWeek').implement({
  description: 'The texts of a week. Test texts are left out.',
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

/** The reports of a business over its last weeks. Each field reads the records of these weeks. */
const Reports = builder.objectRef<ReportsOf>('Reports').implement({
  description:
    'The reports of a business over its last weeks, Monday to Sunday; the current week is the last one.',
  fields: (t) => ({
    customers: t.field({
      type: [StatusWeek],
      extensions: perWeek,
      description: 'Customers by status at the end of each week. Deleted customers are not counted.',
      resolve: ({ period, ...known }, _args, { ctx }) => customersByStatus(ctx, period, known),
    }),
    done: t.field({
      type: [DoneWeek],
      extensions: perWeek,
      description: 'Contacts and follow-ups that were completed, by week and person.',
      resolve: ({ period, createdAt }, _args, { ctx }) => doneByPerson(ctx, period, createdAt),
    }),
    outcomes: t.field({
      type: [StepOutcomesType],
      extensions: priced({ rows: mostSteps, statements: 1 }),
      description: 'Follow-ups that were completed or skipped, by step of a plan and outcome.',
      resolve: ({ period }, _args, { ctx }) => outcomesByStep(ctx, period),
    }),
    appointments: t.field({
      type: [AppointmentWeek],
      extensions: perWeek,
      description: 'Appointments by the week that they are booked for.',
      resolve: ({ period, createdAt }, _args, { ctx }) => appointmentsByWeek(ctx, period, createdAt),
    }),
    texts: t.field({
      type: [TextWeek],
      extensions: perWeek,
      description: 'Texts to customers by the week in which they were written.',
      resolve: ({ period, createdAt }, _args, { ctx }) => textsByWeek(ctx, period, createdAt),
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
      weeks: t.arg.int({ required: true, defaultValue: 12, description: `At most ${mostWeeks}.` }),
    },
    description: 'The reports over the last weeks. Null when the viewer may not read them.',
    resolve: ({ createdAt, statusHistoryFrom }, { weeks }, { ctx, viewer }) =>
      may(viewer, 'reports:read') ? { period: lastWeeks(ctx, weeks), createdAt, statusHistoryFrom } : null,
  }),
)
