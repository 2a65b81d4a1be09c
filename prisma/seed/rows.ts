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
  StickyNote,
  VendorContact,
} from '#api/core/database/generated/client.ts'
import type { Day } from '#api/core/time/localTime.ts'
import type { Rule } from '#api/modules/gamification/rules.ts'

/** A row as the seed makes it; its business is added on writing, the search text by the database. */
type Made<Row> = Omit<Row, 'businessId' | 'searchText' | 'openDay'>

/** A row of which the columns that may be null may be left out. */
type Sparse<Row> = Partial<Row> & {
  [Column in keyof Row as null extends Row[Column] ? never : Column]: Row[Column]
}

/** A row that nothing refers to: the database numbers it. */
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
export type TaskRow = Made<OrganizerTask>
export type VendorRow = Unnumbered<VendorContact>

/** Tables whose rows other rows refer to: they need their numbers before they are written. */
export type Numbered =
  | 'Customer'
  | 'Contact'
  | 'FollowUpStep'
  | 'FollowUp'
  | 'HotBoardItem'
  | 'StickyNote'
  | 'ServiceAppointment'
  | 'OrganizerTask'

/** Gives the next number of a table. */
export type Ids = (table: Numbered) => number

/** An act that earns points: the ledger and its sums are made of these as they are of the acts of people. */
export interface Earned {
  userId: number
  rules: Rule[]
  /** As `Contact:12`. */
  subject: string
  day: Day
  at: Date
}

/** Everything a shop owns but its staff. */
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
  tasks: TaskRow[]
  activities: ActivityRow[]
  notifications: NotificationRow[]
}
