import SchemaBuilder from '@pothos/core'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type GraphQLSchema, isObjectType } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { badField } from '#api/core/errors/errors.ts'
import { globalId, readGlobalId } from '#api/core/graph/ids.ts'
import { inlineResolversPlugin } from '#api/core/graph/inlineResolvers.ts'
import { refusalBy, type Scopes, scopes, scopesPlugin } from '#api/core/graph/scopes.ts'
import { priced } from '#api/core/limits/prices.ts'
import type { TenantClient } from '#api/core/tenancy/tenancy.ts'
import type { Day } from '#api/core/time/localTime.ts'
import type { Viewer } from '#api/core/viewer/viewer.ts'
import type PrismaTypes from '#api/generated/pothos.ts'
import { getDatamodel } from '#api/generated/pothos.ts'

/** The schema builder. It defines only what all modules share; modules add the types. */
export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  PrismaClient: TenantClient
  DefaultFieldNullability: false
  DefaultEdgesNullability: { list: false; items: false }
  DefaultNodeNullability: false
  DefaultInputFieldRequiredness: false
  AuthScopes: Required<Scopes>
  Scalars: {
    ID: { Input: string; Output: string | number }
    DateTime: { Input: Date; Output: Date }
    Date: { Input: Day; Output: Day }
    LocalTime: { Input: string; Output: string }
  }
}>({
  plugins: [inlineResolversPlugin, scopesPlugin, ScopeAuthPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  scopeAuth: {
    authScopes: (context) => scopes(context.viewer),
    unauthorizedError: (_parent, { viewer }, { parentType, fieldName }) => {
      const { rule } = parentType.getFields()[fieldName]?.extensions ?? {}
      return refusalBy(viewer, rule ? [rule as Scopes] : [])
    },
    authorizeOnSubscribe: true,
  },
  relay: {
    clientMutationId: 'omit',
    cursorType: 'String',
    edgesFieldOptions: { nullable: { list: false, items: false } },
    nodeFieldOptions: { nullable: false },
    encodeGlobalID: globalId,
    decodeGlobalID: readGlobalId,
    nodeQueryOptions: {
      extensions: priced({ statements: 1 }),
      authScopes: { session: 'any' },
      resolve(_root, { id }, { viewer }, { schema }, resolveNode) {
        checkNode(id, 'id', schema)
        return isReadable(id, viewer) ? resolveNode(id) : null
      },
    },
    nodesQueryOptions: {
      // One statement for each type of the ids, of which 15 can be read by id.
      extensions: priced({ statements: 15 }),
      authScopes: { session: 'any' },
      async resolve(_root, args, { pageLimit, viewer }, { schema }, resolveNodes) {
        const { ids } = args
        if (ids.length > pageLimit) throw badField('ids', `Ask for at most ${pageLimit} records at once`)
        for (const id of ids) checkNode(id, 'ids', schema)
        // `resolveNodes` reads `args.ids` and ignores its parameter, so the filtered ids must stand there.
        args.ids = ids.filter((id) => isReadable(id, viewer))
        const records = (await resolveNodes(args.ids)).values()
        return ids.map((id) => (isReadable(id, viewer) ? (records.next().value ?? null) : null))
      },
    },
    // The payload is nullable, so that a failed mutation does not discard the results of the others in the request.
    relayMutationFieldOptions: { nullable: true },
  },
  prisma: {
    client: (context) => context.ctx.db as TenantClient,
    dmmf: getDatamodel(),
    exposeDescriptions: false,
    filterConnectionTotalCount: true,
  },
})

/** Types that only superadmins read; they read no other types. To everybody else such a record does not exist. */
export const platformNodes: ReadonlySet<string> = new Set(['ManagedBusiness', 'ManagedUser', 'Superadmin'])

const isReadable = ({ typename }: { typename: string }, viewer: Viewer) =>
  platformNodes.has(typename) === (viewer.kind === 'superadmin')

/** Refuses an id of an unknown type with Cuecard's own message instead of the library's. */
function checkNode({ typename }: { typename: string }, field: string, schema: GraphQLSchema): void {
  const type = schema.getType(typename)
  if (isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')) return
  throw badField(field, 'This is not the id of a record')
}

builder.queryType({
  description:
    'Users and API keys start at `viewer`, superadmins at `superadmin`. A business is reached only through its viewer.',
})
builder.mutationType({ description: 'Each mutation says who may call it.' })
builder.subscriptionType({ description: 'Streams of events.' })
