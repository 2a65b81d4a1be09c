import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { newApiKey } from '#api/modules/auth/api-keys/input.ts'
import { ApiKey } from '#api/modules/auth/api-keys/schema.ts'
import { createApiKey, revokeApiKey } from '#api/modules/auth/api-keys/service.ts'
import { businessField, recordPayload } from '#api/modules/business/payload.ts'

mutation('createApiKey', {
  authScopes: { can: 'apiKey:manage' },
  description: 'Creates an API key. A business has at most 50 keys that are not revoked.',
  input: newApiKey,
  refusesKey: true,
  confirmed: true,
  resolve: (input, { ctx }) => createApiKey(ctx, input),
  payload: (t) => ({
    apiKey: t.field({ type: ApiKey, resolve: ({ apiKey }) => apiKey }),
    key: t.exposeString('key', {
      description: 'The key, to be sent as `Authorization: Bearer …`. It is returned only once.',
    }),
    business: businessField(t),
  }),
})

mutation('revokeApiKey', {
  authScopes: { can: 'apiKey:manage' },
  description: 'Revokes an API key and ends its live streams. This cannot be undone. Idempotent.',
  input: z.object({ id: recordId('ApiKey', 'API key') }),
  resolve: ({ id }, { ctx }) => revokeApiKey(ctx, id),
  payload: recordPayload('apiKey', ApiKey),
})
