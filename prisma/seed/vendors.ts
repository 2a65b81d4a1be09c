import type { VendorContact } from '#api/generated/client.ts'
import { AccessLevel } from '#api/generated/enums.ts'
import { constant, readBook } from './book.ts'
import type { DemoRows, Unnumbered } from './rows.ts'

/** The vendor contacts, at all three access levels, created by one user. */
export const vendorContacts: DemoRows = ({ team, since: createdAt }) => {
  const columns = ['company', 'salesRep', 'phone', 'site', 'level', 'assignee'] as const
  const { id, fullName } = team.member('Sam')
  const rows = readBook('vendors', columns).map((page): Unnumbered<VendorContact> => {
    const assignee = team.memberOrNobody(page.assignee)
    return {
      company: page.company,
      salesRep: page.salesRep,
      phoneNumber: page.phone.replaceAll(' ', ''),
      webAddress: page.site === '-' ? null : page.site,
      notes: page.text.join('\n'),
      accessLevel: constant(AccessLevel, page.level),
      assignedToId: assignee?.id ?? null,
      assignedToName: assignee?.fullName ?? null,
      createdById: id,
      createdByName: fullName,
      createdAt,
      updatedAt: createdAt,
    }
  })
  return { VendorContact: rows }
}
