import { CustomerStatus } from '#api/generated/enums.ts'
import { startingOptions } from '#api/modules/interests/startingOptions.ts'
import { constant, readBook } from './book.ts'
import type { Calendar } from './calendar.ts'
import { chanceFor } from './chance.ts'
import type { CustomerRow, Ids, InterestRow } from './rows.ts'
import type { Team, Teammate } from './team.ts'

/** A customer, with values that other sample data depends on. */
export interface Regular {
  row: CustomerRow
  /** The user who looks after the customer. */
  seller: Teammate
  /** The day of creation, counted from today. */
  came: number
  /** The day of the last status change, counted from today; null when the status has never changed. */
  changed: number | null
}

/** Customers by full name, as the data files refer to them. */
export type Regulars = ReadonlyMap<string, Regular>

/** The default interest options of a billiards business, in order. */
export function interestRows(createdAt: Date): InterestRow[] {
  return startingOptions('BILLIARDS').map((option) => ({ ...option, id: option.value, createdAt }))
}

const emailOf = (name: string) => {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return `${plain.replaceAll(' ', '.')}@example.com`
}

/** The sixty customers of the data file, oldest first. */
export function regulars(calendar: Calendar, team: Team, ids: Ids): Regulars {
  const chance = chanceFor('customers')
  // Columns that are not read by name below are columns of the table.
  const columns = ['name', 'phone', 'address', 'city', 'interest', 'seller', 'came', 'fate'] as const
  const made = readBook('customers', columns).map((page): Regular => {
    const { phone, seller: sellerName, came: daysAgo, fate, text, outcomes, ...fields } = page
    const { name } = fields
    const seller = team.member(sellerName)
    const [firstName = '', lastName = ''] = name.split(' ')
    const [, word = '', days] = /^(\D+?)(?: (\d+))?$/.exec(fate) ?? []
    const came = 0 - Number(daysAgo)
    const changed = days === undefined || -Number(days) === came ? null : -Number(days)
    const createdAt = calendar.past(came, chance.timeBetween(9, 16))
    const statusUpdatedAt = changed === null ? createdAt : calendar.past(changed, chance.timeBetween(17, 18))
    const row: CustomerRow = {
      ...fields,
      id: 0,
      firstName,
      lastName,
      phoneNumber: phone.replaceAll(/\D/g, ''),
      address: fields.address || null,
      email: chance.oneIn(6) ? null : emailOf(name),
      notes: text.join('\n'),
      status: constant(CustomerStatus, word),
      statusUpdatedAt,
      statusUpdatedBy: seller.fullName,
      tagIds: [],
      createdAt,
      updatedAt: statusUpdatedAt,
    }
    return { row, seller, came, changed }
  })
  made.sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime())
  return new Map(
    made.map((regular) => {
      regular.row.id = ids('Customer')
      return [regular.row.name, regular]
    }),
  )
}

/** Finds a customer by full name. */
export function regularCalled(regulars: Regulars, name: string): Regular {
  const regular = regulars.get(name)
  if (!regular) throw new Error(`no customer is called ${name}`)
  return regular
}
