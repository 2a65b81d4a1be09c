import { AccessLevel } from '#api/generated/enums.ts'
import { constant, readBook } from './book.ts'
import type { VendorRow } from './rows.ts'
import type { Team } from './team.ts'

/** The vendor contacts, at all three access levels, created by one user. */
export function vendorContacts(team: Team, owner: string, createdAt: Date): VendorRow[] {
  const columns = ['company', 'salesRep', 'phone', 'site', 'level', 'assignee'] as const
  const { id, fullName } = team.member(owner)
  return readBook('vendors', columns).map((page) => {
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
}
