import { keyMay, roleMay } from '#api/core/viewer/permissions.ts'
import type { Role } from '#api/generated/enums.ts'
import type { Action } from '#api/policy/permissions.ts'
import { administrationExamples } from './administration.ts'
import { businessExamples } from './business.ts'
import { superadminExamples } from './superadmin.ts'

/** An example operation, shown in its own tab. */
export interface Example {
  query: string
  /** The variables; ids are placeholders. */
  variables?: Record<string, unknown>
}

/** An example for users or API keys of a business. */
export interface BusinessExample extends Example {
  /** The action that the example needs; every role may do an example without one. */
  needs?: Action
  /** Set for examples that make sense only to users, who have personal records, or only to programs. */
  only?: 'user' | 'key'
}

const roles: readonly Role[] = ['EMPLOYEE', 'MANAGER', 'ADMIN']

/** Who gets the same examples: superadmins, or the users or API keys with a role. */
export type Audience = 'superadmin' | `${'user' | 'key'}:${Role}`

export const audiences: readonly Audience[] = [
  'superadmin',
  ...roles.flatMap((role) => [`user:${role}`, `key:${role}`] as const),
]

/** The examples that the permissions allow. */
export function examplesFor(audience: Audience): readonly Example[] {
  if (audience === 'superadmin') return superadminExamples
  const [kind, role] = audience.split(':') as ['user' | 'key', Role]
  const mayDo = kind === 'key' ? keyMay : roleMay
  return [...businessExamples, ...administrationExamples].filter(
    ({ only = kind, needs }) => only === kind && (needs === undefined || mayDo(role, needs)),
  )
}
