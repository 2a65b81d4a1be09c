import type {
  Activity,
  Contact,
  Customer,
  FollowUp,
  FollowUpCadence,
  GamificationStats,
  HotBoardItem,
  InterestOption,
  Notification,
  OrganizerTask,
  PointEntry,
  ServiceAppointment,
  SharedNote,
  StickyNote,
  UserBadge,
  VendorContact,
} from '#api/core/database/generated/client.ts'

/** A row as the seed makes it; its business is added on writing, the search text by the database. */
type Made<Row> = Omit<Row, 'businessId' | 'searchText'>

/** A row that nothing refers to: the database numbers it. */
type Unnumbered<Row> = Omit<Row, 'businessId' | 'searchText' | 'id'>

export type ActivityRow = Unnumbered<Activity>
export type AppointmentRow = Made<ServiceAppointment>
export type BadgeRow = Unnumbered<UserBadge>
export type CadenceRow = Made<FollowUpCadence>
export type ContactRow = Made<Contact>
export type CustomerRow = Made<Customer>
export type FollowUpRow = Made<FollowUp>
export type HotBoardRow = Made<HotBoardItem>
export type InterestRow = Made<InterestOption>
export type NoteRow = Made<StickyNote>
export type NotificationRow = Unnumbered<Notification>
export type PointRow = Unnumbered<PointEntry>
export type ShareRow = Unnumbered<SharedNote>
export type StatsRow = Unnumbered<GamificationStats>
export type TaskRow = Made<OrganizerTask>
export type VendorRow = Unnumbered<VendorContact>

/** Tables whose rows other rows refer to: they need their numbers before they are written. */
export type Numbered =
  | 'Customer'
  | 'Contact'
  | 'FollowUpCadence'
  | 'FollowUp'
  | 'HotBoardItem'
  | 'StickyNote'
  | 'ServiceAppointment'
  | 'OrganizerTask'

/** Gives the next number of a table. */
export type Ids = (table: Numbered) => number

/** Everything a shop owns but its staff. */
export interface ShopRows {
  interestOptions: InterestRow[]
  customers: CustomerRow[]
  contacts: ContactRow[]
  cadences: CadenceRow[]
  followUps: FollowUpRow[]
  hotBoardItems: HotBoardRow[]
  stickyNotes: NoteRow[]
  sharedNotes: ShareRow[]
  vendorContacts: VendorRow[]
  appointments: AppointmentRow[]
  tasks: TaskRow[]
  activities: ActivityRow[]
  points: PointRow[]
  stats: StatsRow[]
  badges: BadgeRow[]
  notifications: NotificationRow[]
}
