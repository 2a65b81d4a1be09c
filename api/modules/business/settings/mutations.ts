import { mutation } from '#api/core/graph/mutation.ts'
import { businessChanges } from '#api/modules/business/input.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { updateBusiness } from '#api/modules/business/settings/service.ts'

mutation('updateBusiness', {
  authScopes: { can: 'business:update' },
  description: 'Changes the given details of the business.',
  input: businessChanges,
  resolve: async (input, context) => {
    const business = await updateBusiness(context.ctx, input)
    const { viewer } = context
    // Compute the rest of the response in the new time zone.
    if (viewer.kind === 'user') context.enter({ ...viewer, timeZone: business.timeZone, business })
    return business
  },
  payload: (t) => ({ business: businessField(t) }),
})
