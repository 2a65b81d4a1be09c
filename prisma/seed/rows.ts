import type { Day } from '#api/core/time/localTime.ts'
import type {
  Activity,
  Contact,
  Customer,
  FollowUp,
  FollowUpStep,
  HotBoardItem,
  InterestOption,
  Notification,
  OrganizerTask,
  Prisma,
  ServiceAppointment,
  SharedNote,
  SmsMessage,
  StickyNote,
} from '#api/generated/client.ts'
import type { Rule } from '#api/modules/points/rules.ts'
import type { Team } from './team.ts'

/** A row before it is written; writing adds the business, and the database adds generated columns. */
type Made<Row> = Omit<Row, 'businessId' | 'searchText' | 'openDay'>

/** A row whose nullable columns are optional. */
type Sparse<Row> = Partial<Row> & {
  [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column]
}

/** A row that no other row refers to; the database assigns its id. */
export type Unnumbered<Row> = Omit<Row, 'businessId' | 'searchText' | 'id'>

export type ActivityRow = Unnumbered<Activity>
export type AppointmentRow = Made<ServiceAppointment>
export type StepRow = Made<FollowUpStep>
export type ContactRow = Made<Contact>
export type CustomerRow = Sparse<Made<Customer>>
export type FollowUpRow = Made<FollowUp>
export type HotBoardRow = Made<HotBoardItem>
export type InterestRow = Made<InterestOption>
export type NoteRow = Made<StickyNote>
export type NotificationRow = Unnumbered<Notification>
export type ShareRow = Unnumbered<SharedNote>
export type TextRow = Unnumbered<SmsMessage>
export type TaskRow = Made<OrganizerTask>

/** Tables whose rows are referred to by others, so that their ids are needed before they are written. */
export type Numbered =
  | 'Customer'
  | 'Contact'
  | 'FollowUpStep'
  | 'FollowUp'
  | 'HotBoardItem'
  | 'StickyNote'
  | 'ServiceAppointment'
  | 'OrganizerTask'

/** Returns the next id of a table. */
export type Ids = (table: Numbered) => number

/** An act that earns points. The ledger and its sums are created from these by the same function as for users. */
export interface Earned {
  userId: number
  rules: Rule[]
  /** The record, such as `Contact:12`. */
  subject: string
  day: Day
  at: Date
}

/** The rows that tell of each other, by their tables: those of acts, and what the acts leave behind. */
export interface StoryRows {
  InterestOption: InterestRow[]
  Customer: CustomerRow[]
  Contact: ContactRow[]
  FollowUpStep: StepRow[]
  FollowUp: FollowUpRow[]
  HotBoardItem: HotBoardRow[]
  StickyNote: NoteRow[]
  SharedNote: ShareRow[]
  ServiceAppointment: AppointmentRow[]
  SmsMessage: TextRow[]
  OrganizerTask: TaskRow[]
  Activity: ActivityRow[]
  Notification: NotificationRow[]
}

/** All rows of a business except its users, by their tables. */
export type BusinessRows = StoryRows & Partial<Record<Prisma.ModelName, object[]>>

/** What a module adds to the demo business: rows by their tables, without the business. */
export type DemoRows = (demo: { team: Team; since: Date }) => Partial<Record<Prisma.ModelName, object[]>>
