import { looksOf } from '#api/core/accounts/lookAlikes.ts'
import { text } from '#api/core/platform/input.ts'

/** The superadmin's name, reserved everywhere. */
export const superadminUsername = 'triton'

/** The name that anyone may sign in with at the demo business, and that is reserved elsewhere. */
export const demoUsername = 'demo'

/** The business of the demo. */
export const demoBusinessId = 1

/**
 * One spelling for all that pass for the same name. Coarser than the database's comparison, never finer:
 * whatever finds an account under another spelling has this one in common with it.
 */
export function foldUsername(username: string): string {
  return username.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().toUpperCase()
}

/** Whether both are spellings of one name. */
export function sameUsername(one: string, other: string): boolean {
  return foldUsername(one) === foldUsername(other)
}

/** Whether nobody can tell one name from the other by looking at it. */
export function looksTheSame(one: string, other: string): boolean {
  return looksOf(one) === looksOf(other)
}

/** Whether an account is the one that anyone may use; what it signs in with never changes. */
export function isDemoAccount({ businessId, username }: { businessId: number; username: string }): boolean {
  return businessId === demoBusinessId && sameUsername(username, demoUsername)
}

/**
 * A username being chosen, 80 characters at most. Nothing in it is invisible: it would pass for somebody else's, or for
 * a reserved one.
 */
export function chosenUsername(label: string, required?: string) {
  return text(label, 80, required).refine(
    (username) => !/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(username),
    `${label} contains characters that are not allowed`,
  )
}
