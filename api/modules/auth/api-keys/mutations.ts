import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { newApiKey } from '#api/modules/auth/api-keys/input.ts'
import { ApiKey } from '#api/modules/auth/api-keys/schema.ts'
import { createApiKey, revokeApiKey } from '#api/modules/auth/api-keys/service.ts'
import { businessField } from '#api/modules/business/payload.ts'

mutation('createApiKey', {
  authScopes: { can: 'apiKey:manage' },
  description: "Makes a key for an integrator's program. At most 50 may be in use.",
  input: newApiKey,
  resolve: (input, { ctx }) => createApiKey(ctx, input),
  payload: (t) => ({
    apiKey: t.field({ type: ApiKey, resolve: ({ apiKey }) => apiKey }),
    key: t.exposeString('key', {
      description: 'The key, to be sent as `Authorization: Bearer …`. It is shown here and never again.',
    }),
    business: businessField(t),
  }),
})

mutation('revokeApiKey', {
  authScopes: { can: 'apiKey:manage' },
  description:
    'Ends a key, its live streams too, at once and for good. Doing it again gives the first result.',
  input: z.object({ id: recordId('ApiKey', 'API key') }),
  resolve: ({ id }, { ctx }) => revokeApiKey(ctx, id),
  payload: (t) => ({
    apiKey: t.field({ type: ApiKey, resolve: (apiKey) => apiKey }),
    business: businessField(t),
  }),
})
