import { z } from 'zod'
import { mutation } from '#api/core/graph/mutation.ts'
import { withBusiness } from '#api/modules/business/payload.ts'
import { dismissDuplicate } from '#api/modules/duplicates/service.ts'

mutation('dismissDuplicate', {
  authScopes: { can: 'customer:merge' },
  description:
    'Says that customers are not one person: they are left out of the possible duplicates until a phone or an address of one of them changes. NOT_FOUND when they have changed since they were read.',
  input: z.object({
    id: z.string().max(2000).meta({ format: 'id', description: 'The id of the possible duplicate.' }),
  }),
  resolve: async ({ id }, { ctx }) => {
    await dismissDuplicate(ctx, id)
    return { id }
  },
  payload: (t) => ({ dismissedId: t.exposeID('id'), ...withBusiness(t) }),
})
