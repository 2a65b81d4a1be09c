import { builder } from '#api/core/builder.ts'
import { idOf } from '#api/core/ids.ts'
import { ApiKey } from '#api/modules/auth/api-keys/schema.ts'
import { createApiKey, revokeApiKey } from '#api/modules/auth/api-keys/service.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { RoleEnum } from '#api/modules/team/schema.ts'

builder.relayMutationField(
  'createApiKey',
  {
    inputFields: (t) => ({
      name: t.string({
        required: true,
        description: 'What it is for, at most 80 characters; no other key in use may have it.',
      }),
      role: t.field({ type: RoleEnum, required: true, description: 'What it may do.' }),
    }),
  },
  {
    authScopes: { can: 'apiKey:manage' },
    description: "Makes a key for an integrator's program. At most 50 may be in use.",
    resolve: (_root, { input }, { shop }) => createApiKey(shop, input),
  },
  {
    outputFields: (t) => ({
      apiKey: t.field({ type: ApiKey, resolve: ({ apiKey }) => apiKey }),
      key: t.exposeString('key', {
        description: 'The key, to be sent as `Authorization: Bearer …`. It is shown here and never again.',
      }),
      business: businessField(t),
    }),
  },
)

builder.relayMutationField(
  'revokeApiKey',
  { inputFields: (t) => ({ id: t.id({ required: true }) }) },
  {
    authScopes: { can: 'apiKey:manage' },
    description:
      'Ends a key, its live streams too, at once and for good. Doing it again gives the first result.',
    resolve: (_root, { input }, { shop }) => revokeApiKey(shop, idOf('ApiKey', input.id, 'API key')),
  },
  {
    outputFields: (t) => ({
      apiKey: t.field({ type: ApiKey, resolve: (apiKey) => apiKey }),
      business: businessField(t),
    }),
  },
)
