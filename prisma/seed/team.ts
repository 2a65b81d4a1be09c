import { demoUsername } from '#api/core/accounts/usernames.ts'
import type { Role } from '#api/generated/enums.ts'

interface Profile {
  username: string
  firstName: string
  lastName: string
  role: Role
}

/**
 * The users of Corner Pocket Billiards. Visitors sign in as the first one; the passwords of the others are unknown.
 */
export const profiles = [
  { username: demoUsername, firstName: 'Sam', lastName: 'Whitaker', role: 'ADMIN' },
  { username: 'priya.raman', firstName: 'Priya', lastName: 'Raman', role: 'MANAGER' },
  { username: 'elena.marsh', firstName: 'Elena', lastName: 'Marsh', role: 'EMPLOYEE' },
  { username: 'theo.grant', firstName: 'Theo', lastName: 'Grant', role: 'EMPLOYEE' },
  { username: 'marcus.bell', firstName: 'Marcus', lastName: 'Bell', role: 'EMPLOYEE' },
] as const satisfies Profile[]

export const demoPassword = 'demo1234'

/** A user who is already in the database. */
export interface Teammate {
  id: number
  firstName: string
  fullName: string
}

/** The users, found by first name, as in the data files, or by full name. */
export interface Team {
  everyone: readonly Teammate[]
  member(name: string): Teammate
  /** Returns null for an empty name or a dash. */
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
