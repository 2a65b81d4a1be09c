import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { priced } from '#api/core/limits/prices.ts'
import { CustomerLayout } from '#api/generated/enums.ts'
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
    description: "The viewer's layout of the customer list.",
    resolve: (_viewer, _args, { ctx }) => layoutOf(ctx),
  }),
)

mutation('chooseCustomerLayout', {
  authScopes: { can: 'customerLayout:choose' },
  description: "Sets the viewer's layout of the customer list.",
  input: z.object({ layout: customerLayout }),
  resolve: async ({ layout }, { ctx }) => {
    await chooseLayout(ctx, layout)
    return {}
  },
  payload: (t) => ({ viewer: viewerField(t) }),
})
