import { may } from '#api/core/auth/viewer.ts'
import { BusinessType, SubscriptionStatus } from '#api/core/database/generated/enums.ts'
import { builder } from '#api/core/graph/builder.ts'
import { rowId } from '#api/core/graph/ids.ts'

export const BusinessTypeEnum = builder.enumType('BusinessType', { values: Object.values(BusinessType) })

export const SubscriptionStatusEnum = builder.enumType('SubscriptionStatus', {
  values: Object.values(SubscriptionStatus),
})

/** A shop. Each module hangs what it owns on it. */
export const Business = builder.prismaNode('Business', {
  nullable: true,
  description: 'A shop: everything its staff keep hangs off it.',
  id: { resolve: (business) => String(business.id) },
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API; 1 is the demo.' }),
    name: t.exposeString('name'),
    businessType: t.expose('businessType', { type: BusinessTypeEnum }),
    phone: t.exposeString('phone', { nullable: true, description: 'As the shop writes it.' }),
    email: t.exposeString('email', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    maxAppointmentsPerDay: t.exposeInt('maxAppointmentsPerDay', {
      description: 'How many appointments a day holds, 1 to 20; managers may overbook on purpose.',
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may change its details.',
      resolve: (_business, _args, { viewer }) => may(viewer, 'business:update'),
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA name; every local time of the shop is in this zone.',
    }),
    isActive: t.exposeBoolean('isActive', {
      description: 'False while the platform has suspended it. Only a superadmin changes it.',
    }),
    subscriptionStatus: t.expose('subscriptionStatus', {
      type: SubscriptionStatusEnum,
      description: 'Only a superadmin changes it.',
    }),
    isSmsEnabled: t.exposeBoolean('smsEnabled', {
      description: 'Whether the business sends texts; changed with the SMS settings.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    today: t.field({
      type: 'Date',
      description: "The shop's local day, now.",
      resolve: (_business, _args, context) => context.ctx.today(),
    }),
  }),
})
