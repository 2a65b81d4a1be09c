import type { FilterOf, ListName } from '#api/modules/exports/input.ts'
import { activities } from './activities.ts'
import { appointments } from './appointments.ts'
import { contacts } from './contacts.ts'
import { customers } from './customers.ts'
import type { ExportedList } from './exportedList.ts'
import { followUps } from './followUps.ts'
import { tasks } from './tasks.ts'
import { vendorContacts } from './vendorContacts.ts'

/** The lists that can be exported, by their names in the graph. */
export const lists: { [Name in ListName]: ExportedList<FilterOf<Name>> } = {
  customers,
  contacts,
  followUps,
  serviceAppointments: appointments,
  organizerTasks: tasks,
  vendorContacts,
  activities,
}

/** A list by its name, with the filter that belongs to it. */
export const listOf = (name: ListName) => lists[name] as ExportedList<Record<string, unknown>>
