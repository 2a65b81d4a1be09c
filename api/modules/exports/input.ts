import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { text } from '#api/core/input/input.ts'
import { ActivityType, CustomerSort } from '#api/generated/enums.ts'
import { customerFilter } from '#api/modules/customers/filters/input.ts'
import { customerStatus } from '#api/modules/customers/input.ts'
import { namedCustomers } from '#api/modules/customers/selection/input.ts'

export const exportFormat = z
  .enum(['CSV', 'XLSX'], { error: 'Format must be csv or xlsx' })
  .meta({ title: 'ExportFormat' })

export type Format = z.output<typeof exportFormat>

const filterOf = <const Names extends readonly [string, ...string[]]>(names: Names, title: string) =>
  z
    .enum(names as unknown as string[] as [Names[number], ...Names[number][]], {
      error: 'There is no such filter',
    })
    .meta({ title })

const contactFilter = filterOf(
  ['ALL', 'UPCOMING', 'OVERDUE', 'COMPLETED', 'COMPLETED_TODAY'],
  'ContactFilter',
)
const followUpFilter = filterOf(['OPEN', 'TODAY', 'OVERDUE', 'UPCOMING', 'DONE', 'ALL'], 'FollowUpFilter')
const appointmentFilter = filterOf(['OPEN', 'NOT_CANCELLED', 'NEEDS_OUTCOME', 'ALL'], 'AppointmentFilter')
const taskFilter = filterOf(
  ['OPEN', 'OVERDUE', 'TODAY', 'TOMORROW', 'THIS_WEEK', 'LATER', 'NO_DATE', 'DONE', 'ALL'],
  'TaskFilter',
)

const search = z.string({ error: 'Search must be text' }).nullish()
const flag = (label: string) => z.boolean({ error: `${label} must be true or false` }).nullish()
const day = z.string().nullish()

/** Whose customers. */
const owner = {
  mine: flag('Mine').meta({ description: 'Only what belongs to customers whose owner is the viewer.' }),
  ownerId: recordId('User', 'Team member')
    .nullish()
    .meta({ description: 'Only what belongs to customers of this user.' }),
}

/** The filters of the lists that the business shares, as their fields in the graph take them. */
export const listFilters = {
  customers: z
    .object({
      search,
      status: customerStatus.nullish(),
      interest: z.string().nullish().meta({ description: 'The label of an interest option.' }),
      noNextStep: flag('No next step'),
      ...owner,
      filter: customerFilter.nullish().meta({ description: 'Combines with the others.' }),
      ids: namedCustomers.ids.meta({ description: 'Only these customers.' }),
      except: namedCustomers.except,
      sort: z
        .enum(CustomerSort, { error: 'Sort must be newest or name' })
        .default('NEWEST')
        .meta({ title: 'CustomerSort' }),
    })
    .meta({ title: 'CustomersToExport' }),
  contacts: z.object({ filter: contactFilter.default('ALL'), ...owner }).meta({ title: 'ContactsToExport' }),
  followUps: z
    .object({ filter: followUpFilter.default('OPEN'), ...owner })
    .meta({ title: 'FollowUpsToExport' }),
  serviceAppointments: z
    .object({
      filter: appointmentFilter.default('OPEN'),
      from: day.meta({ format: 'date', description: 'The first day.' }),
      to: day.meta({ format: 'date', description: 'The last day.' }),
      mine: flag('Mine').meta({ description: 'Only those whose technician the viewer is.' }),
      technicianUserId: recordId('User', 'Technician')
        .nullish()
        .meta({ description: 'Only those of this user.' }),
      technician: text('Technician', 161)
        .nullish()
        .meta({ description: 'Only those of this external technician.' }),
      needsTechnician: flag('Needs technician').meta({
        description: 'Only those of technicians who have left the team.',
      }),
    })
    .meta({ title: 'AppointmentsToExport' }),
  vendorContacts: z.object({ search }).meta({ title: 'VendorContactsToExport' }),
  activities: z
    .object({ type: z.enum(ActivityType).nullish().meta({ title: 'ActivityType' }), performedBy: search })
    .meta({ title: 'ActivitiesToExport' }),
} as const

/** The filter of one's own tasks. */
export const tasksFilter = z.object({ filter: taskFilter.default('OPEN') })

/** The filters of all lists, by the names of the lists. */
const allFilters = { ...listFilters, organizerTasks: tasksFilter }

export type ListName = keyof typeof allFilters

/** What was chosen in the filter of a list. */
export type FilterOf<Name extends ListName> = z.output<(typeof allFilters)[Name]>

/** One of the lists, with its filter. */
export const listToExport = z
  .object({
    customers: listFilters.customers.optional(),
    contacts: listFilters.contacts.optional(),
    followUps: listFilters.followUps.optional(),
    serviceAppointments: listFilters.serviceAppointments.optional(),
    vendorContacts: listFilters.vendorContacts.optional(),
    activities: listFilters.activities.optional(),
  })
  .meta({ title: 'ListToExport', description: 'A list, with its filters: one of these.' })

const listContent = z.object({
  list: z.enum(Object.keys(allFilters) as [ListName, ...ListName[]]),
  format: exportFormat,
  filter: z.record(z.string(), z.unknown()),
})

/** A list to export. */
export type ListContent = z.output<typeof listContent>

/** An export as its link holds it. */
export const exportContent = z.union([
  listContent,
  z.object({ customerId: z.int() }),
  z.object({ everything: z.literal(true) }),
])

export type ExportContent = z.output<typeof exportContent>
