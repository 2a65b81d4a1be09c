import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { type Action, describeRoles } from '#api/core/permissions.ts'
import { may, type Viewer } from '#api/core/viewer.ts'

/** What a field of the graph may ask of its viewer. */
export interface Scopes {
  /** Anyone, signed in or not. */
  public?: boolean
  /** A session of this kind. */
  session?: 'member' | 'superadmin'
  /** A member whose role may do this. */
  can?: Action
}

/** How each scope is decided. */
export function scopes(viewer: Viewer) {
  return {
    public: true,
    session: (kind: 'member' | 'superadmin') =>
      viewer.kind === kind || (kind === 'member' && viewer.kind === 'system'),
    can: (action: Action) => may(viewer, action),
  }
}

function ruleText(scopes: Scopes): string {
  if (scopes.public) return 'Public.'
  if (scopes.can) return `Requires \`${scopes.can}\` (${describeRoles(scopes.can)}).`
  return scopes.session === 'superadmin' ? 'Requires a superadmin session.' : 'Requires a signed-in member.'
}

const closed = new Set(['Query', 'Mutation', 'Subscription'])

/** Closes the roots by default, and writes each field's rule into its description. */
class ScopesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const rule = (field.pothosOptions as { authScopes?: Scopes }).authScopes
    if (!rule) {
      if (closed.has(field.parentType)) throw new Error(`${field.parentType}.${field.name} names no rule`)
      return field
    }
    return {
      ...field,
      description: [field.description, ruleText(rule)].filter(Boolean).join('\n\n'),
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
