import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { confirmationText } from '#api/core/context/confirmation.ts'
import type { AppError } from '#api/core/errors/errors.ts'
import { refusal, userRequired } from '#api/core/viewer/refusal.ts'
import { isPerson, may, type Viewer, worksInBusiness } from '#api/core/viewer/viewer.ts'
import { Role } from '#api/generated/enums.ts'
import { type Action, permissions } from '#api/policy/permissions.ts'

/** The rule of a field: which viewers may resolve it. */
export interface Scopes {
  /** Any viewer, signed in or not. */
  public?: boolean
  /** A session of this kind. `business` is a user or an API key; `signedIn` is a user or a superadmin; `any` is all of them. */
  session?: 'any' | 'business' | 'superadmin' | 'signedIn'
  /** A user or an API key whose role has this permission. */
  can?: Action
}

/** The auth scopes of a viewer, as Pothos evaluates them. */
export function scopes(viewer: Viewer) {
  return {
    public: true,
    session: (kind: 'any' | 'business' | 'superadmin' | 'signedIn') => {
      if (kind === 'any') return worksInBusiness(viewer) || viewer.kind === 'superadmin'
      if (kind === 'signedIn') return isPerson(viewer)
      return kind === 'business' ? worksInBusiness(viewer) : viewer.kind === kind
    },
    can: (action: Action) => may(viewer, action),
  }
}

/** Whether a viewer satisfies all rules. */
export function satisfies(viewer: Viewer, rules: readonly Scopes[]): boolean {
  const decide = scopes(viewer)
  return rules.every(
    (rule) =>
      rule.public ||
      (rule.session !== undefined && decide.session(rule.session)) ||
      (rule.can !== undefined && decide.can(rule.can)),
  )
}

/** The error for a viewer who does not satisfy all rules. */
export function refusalBy(viewer: Viewer, rules: readonly Scopes[]): AppError {
  const isForUsers = rules.some(
    ({ session, can }) => session === 'signedIn' || (can !== undefined && !permissions[can].keys),
  )
  return isForUsers ? userRequired(viewer) : refusal(viewer)
}

/** The rule of an action in words: `any role`, `MANAGER or ADMIN`, `ADMIN, never with an API key`. */
function describeRule(action: Action): string {
  const { roles, keys } = permissions[action]
  const who = roles.length === Object.keys(Role).length ? 'any role' : roles.join(' or ')
  return keys ? who : `${who}, never with an API key`
}

/** The rule in words, for descriptions. */
function ruleText(scopes: Scopes): string {
  if (scopes.public) return 'Public.'
  if (scopes.can) return `Requires \`${scopes.can}\` (${describeRule(scopes.can)}).`
  if (scopes.session === 'superadmin') return 'Requires a superadmin session.'
  if (scopes.session === 'any') return 'Requires a session, or an API key.'
  if (scopes.session === 'signedIn')
    return 'Requires the session of a user or a superadmin, never an API key.'
  return 'Requires a signed-in user, or an API key.'
}

/** What a field requires, in words. */
export function requirements(rule: Scopes, extensions?: { confirmed?: unknown } | null): string {
  return [ruleText(rule), ...(extensions?.confirmed ? [confirmationText] : [])].join(' ')
}

const closed = new Set(['Query', 'Mutation', 'Subscription'])

/** Requires a rule on every root field, and adds each field's rule to its description. */
class ScopesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const rule = (field.pothosOptions as { authScopes?: Scopes }).authScopes
    if (!rule) {
      if (closed.has(field.parentType)) throw new Error(`${field.parentType}.${field.name} names no rule`)
      return field
    }
    return {
      ...field,
      description: [field.description, requirements(rule, field.extensions)].filter(Boolean).join('\n\n'),
      extensions: { ...field.extensions, rule },
    }
  }
}

export const scopesPlugin = 'cuecardScopes' as const

SchemaBuilder.registerPlugin(scopesPlugin, ScopesPlugin)

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      cuecardScopes: ScopesPlugin<Types>
    }
  }
}
