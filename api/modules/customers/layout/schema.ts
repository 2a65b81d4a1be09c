import { z } from 'zod'
import { CustomerLayout } from '#api/core/database/generated/enums.ts'
import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { customerLayout } from '#api/modules/customers/layout/input.ts'
import { chooseLayout, layoutOf } from '#api/modules/customers/layout/service.ts'
import { Viewer, viewerField } from '#api/modules/team/viewer.ts'

export const CustomerLayoutEnum = builder.enumType('CustomerLayout', {
  values: Object.values(CustomerLayout),
})

builder.objectField(Viewer, 'customerLayout', (t) =>
  t.field({
    type: CustomerLayoutEnum,
    extensions: priced({ statements: 1 }),
    description: 'How the viewer chose to look at the list of customers.',
    resolve: (_viewer, _args, { ctx }) => layoutOf(ctx),
  }),
)

mutation('chooseCustomerLayout', {
  authScopes: { can: 'customerLayout:choose' },
  description: 'Remembers how the viewer looks at the list of customers.',
  input: z.object({ layout: customerLayout }),
  resolve: async ({ layout }, { ctx }) => {
    await chooseLayout(ctx, layout)
    return {}
  },
  payload: (t) => ({ viewer: viewerField(t) }),
})
