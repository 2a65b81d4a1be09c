import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { knownTasks } from '#api/modules/tasks/lists.ts'
import type { HandedOver, OpenWork } from '#api/modules/team/users/openWork.ts'
import { seenVendors } from '#api/modules/vendor-contacts/lists.ts'

/** The types of the records that can be handed over. */
export const handedOverTypes = [
  'ServiceAppointment',
  'HotBoardItem',
  'VendorContact',
  'OrganizerTask',
  'Customer',
] as const

type HandedOverType = (typeof handedOverTypes)[number]

/** A handed-over record in its current state. */
export interface HandedOverRecord {
  type: HandedOverType
  id: number
  name: string
  /** Whether it is still open; always true for a vendor contact and a customer. */
  isOpen: boolean
  /** The local day and time of an appointment; null for other records. */
  date: string | null
  startTime: string | null
}

/** The maximum number of records in a notification. The counts in its title include all records. */
export const mostRecords = 100

export function countsOf(work: HandedOver): OpenWork {
  const { appointments, hotBoardItems, vendorContacts, tasks, customers } = work
  return {
    appointments: appointments.length,
    hotBoardItems: hotBoardItems.length,
    vendorContacts: vendorContacts.length,
    tasks: tasks.length,
    customers: customers.length,
  }
}

/** The handed-over records in the format of `Notification.records`. */
export function recordsOf(work: HandedOver): string[] {
  const { appointments, hotBoardItems, vendorContacts, tasks, customers } = work
  const named = (type: HandedOverType, ids: number[]) => ids.map((id) => `${type}:${id}`)
  return [
    ...named('ServiceAppointment', appointments),
    ...named('HotBoardItem', hotBoardItems),
    ...named('VendorContact', vendorContacts),
    ...named('OrganizerTask', tasks),
    ...named('Customer', customers),
  ].slice(0, mostRecords)
}

/**
 * Reads the current state of the records of a notification, in its order. Skips records that were deleted or that the
 * actor may not see.
 */
export async function readHandedOver(ctx: BusinessContext, records: string[]): Promise<HandedOverRecord[]> {
  const idsOf = (type: HandedOverType) =>
    records.filter((record) => record.startsWith(`${type}:`)).map((record) => Number(record.split(':')[1]))
  const [appointments, items, vendors, tasks, customers] = await Promise.all([
    ctx.db.serviceAppointment.findMany({
      where: { id: { in: idsOf('ServiceAppointment') } },
      select: { id: true, status: true, date: true, startTime: true, customer: { select: { name: true } } },
    }),
    ctx.db.hotBoardItem.findMany({
      where: { id: { in: idsOf('HotBoardItem') } },
      select: { id: true, title: true, resolved: true },
    }),
    ctx.db.vendorContact.findMany({
      where: { AND: [seenVendors(ctx), { id: { in: idsOf('VendorContact') } }] },
      select: { id: true, company: true },
    }),
    ctx.db.organizerTask.findMany({
      where: { AND: [knownTasks(ctx), { id: { in: idsOf('OrganizerTask') } }] },
      select: { id: true, title: true, openDay: true },
    }),
    ctx.db.customer.findMany({
      where: { id: { in: idsOf('Customer') } },
      select: { id: true, name: true },
    }),
  ])
  const found = new Map<string, HandedOverRecord>()
  const add = (record: Omit<HandedOverRecord, 'date' | 'startTime'> & Partial<HandedOverRecord>) =>
    found.set(`${record.type}:${record.id}`, { date: null, startTime: null, ...record })
  for (const { customer, status, ...appointment } of appointments) {
    const isOpen = status === 'SCHEDULED' || status === 'IN_PROGRESS'
    add({ type: 'ServiceAppointment', name: customer.name, isOpen, ...appointment })
  }
  for (const { id, title, resolved } of items)
    add({ type: 'HotBoardItem', id, name: title, isOpen: !resolved })
  for (const { id, company } of vendors) add({ type: 'VendorContact', id, name: company, isOpen: true })
  for (const { id, title, openDay } of tasks)
    add({ type: 'OrganizerTask', id, name: title, isOpen: openDay !== null })
  for (const { id, name } of customers) add({ type: 'Customer', id, name, isOpen: true })
  return records.flatMap((record) => found.get(record) ?? [])
}
