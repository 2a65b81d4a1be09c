import { demoUsername } from '#api/core/accounts/usernames.ts'
import type { Role } from '#api/core/database/generated/enums.ts'

interface Profile {
  username: string
  firstName: string
  lastName: string
  role: Role
}

/** The staff of Corner Pocket Billiards. Visitors sign in as the first; nobody knows the others' passwords. */
export const profiles = [
  { username: demoUsername, firstName: 'Sam', lastName: 'Whitaker', role: 'ADMIN' },
  { username: 'priya.raman', firstName: 'Priya', lastName: 'Raman', role: 'MANAGER' },
  { username: 'elena.marsh', firstName: 'Elena', lastName: 'Marsh', role: 'EMPLOYEE' },
  { username: 'theo.grant', firstName: 'Theo', lastName: 'Grant', role: 'EMPLOYEE' },
  { username: 'marcus.bell', firstName: 'Marcus', lastName: 'Bell', role: 'EMPLOYEE' },
] as const satisfies Profile[]

export const demoPassword = 'demo1234'

/** A member of the staff, already in the database. */
export interface Teammate {
  id: number
  firstName: string
  fullName: string
}

/** The staff, called by first name as the books do, or by full name. */
export interface Team {
  everyone: readonly Teammate[]
  member(name: string): Teammate
  /** Nobody for an empty name or a dash. */
  memberOrNobody(name: string): Teammate | null
}

export function teamOf(everyone: readonly Teammate[]): Team {
  const member = (name: string) => {
    const found = everyone.find(({ firstName, fullName }) => name === firstName || name === fullName)
    if (!found) throw new Error(`nobody on the team is called ${name}`)
    return found
  }
  return {
    everyone,
    member,
    memberOrNobody: (name) => (name === '' || name === '-' ? null : member(name)),
  }
}
