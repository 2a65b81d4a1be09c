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
  ServiceAppointment,
  SharedNote,
  SmsMessage,
  StickyNote,
  VendorContact,
} from '#api/generated/client.ts'
import type { Rule } from '#api/modules/gamification/rules.ts'

/** A row before it is written; writing adds the business, and the database adds generated columns. */
type Made<Row> = Omit<Row, 'businessId' | 'searchText' | 'openDay'>

/** A row whose nullable columns are optional. */
type Sparse<Row> = Partial<Row> & {
  [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column]
}

/** A row that no other row refers to; the database assigns its id. */
type Unnumbered<Row> = Omit<Row, 'businessId' | 'searchText' | 'id'>

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
export type VendorRow = Unnumbered<VendorContact>

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

/** All rows of a business except its users. */
export interface BusinessRows {
  interestOptions: InterestRow[]
  customers: CustomerRow[]
  contacts: ContactRow[]
  steps: StepRow[]
  followUps: FollowUpRow[]
  hotBoardItems: HotBoardRow[]
  stickyNotes: NoteRow[]
  sharedNotes: ShareRow[]
  vendorContacts: VendorRow[]
  appointments: AppointmentRow[]
  texts: TextRow[]
  tasks: TaskRow[]
  activities: ActivityRow[]
  notifications: NotificationRow[]
}
