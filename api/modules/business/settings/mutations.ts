import { builder } from '#api/core/builder.ts'
import { businessField } from '#api/modules/business/payload.ts'
import { BusinessTypeEnum } from '#api/modules/business/schema.ts'
import { updateBusiness } from '#api/modules/business/settings/service.ts'

builder.relayMutationField(
  'updateBusiness',
  {
    inputFields: (t) => ({
      name: t.string({ description: 'At most 120 characters.' }),
      businessType: t.field({ type: BusinessTypeEnum }),
      phone: t.string({ description: '7 to 10 digits; null for none.' }),
      email: t.string({ description: 'Null for none.' }),
      address: t.string({ description: 'At most 300 characters; null for none.' }),
      timeZone: t.string({
        description:
          'IANA name. Follow-ups that wait and appointments keep their local times in the new zone.',
      }),
      maxAppointmentsPerDay: t.int({ description: '1 to 20.' }),
      gamificationEnabled: t.boolean({
        description:
          'False: no points are earned any more, and the team board is not shown. What was earned stays.',
      }),
    }),
  },
  {
    authScopes: { can: 'business:update' },
    description: 'Changes the details of the business that are given.',
    resolve: async (_root, { input }, context) => {
      const business = await updateBusiness(context.shop, input)
      const { viewer } = context
      // What follows in this answer is computed in the zone that holds from now on.
      if (viewer.kind === 'member') context.enter({ ...viewer, timeZone: business.timeZone, business })
      return business
    },
  },
  { outputFields: (t) => ({ business: businessField(t) }) },
)
