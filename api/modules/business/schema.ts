import { builder } from '#api/core/graph/builder.ts'
import { rowId } from '#api/core/graph/ids.ts'
import { BusinessType, SubscriptionStatus } from '#api/generated/enums.ts'
import { allowed } from '#api/modules/business/fields.ts'

export const BusinessTypeEnum = builder.enumType('BusinessType', { values: Object.values(BusinessType) })

export const SubscriptionStatusEnum = builder.enumType('SubscriptionStatus', {
  values: Object.values(SubscriptionStatus),
})

/** A business. Each module adds the fields for its own records. */
export const Business = builder.prismaNode('Business', {
  nullable: true,
  description: 'A business, with the records that its users share.',
  id: { resolve: (business) => String(business.id) },
  findUnique: (id) => ({ id: rowId(id) }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API; 1 is the demo.' }),
    name: t.exposeString('name'),
    businessType: t.expose('businessType', { type: BusinessTypeEnum }),
    phone: t.exposeString('phone', { nullable: true, description: 'The phone number as it was entered.' }),
    email: t.exposeString('email', { nullable: true }),
    address: t.exposeString('address', { nullable: true }),
    maxAppointmentsPerDay: t.exposeInt('maxAppointmentsPerDay', {
      description: 'The limit of appointments a day, 1 to 20. Managers may overbook.',
    }),
    idleMinutes: t.exposeInt('idleMinutes', {
      nullable: true,
      description: 'After so many minutes without use a session ends; null for never.',
    }),
    canEdit: t.boolean(allowed('business:update', 'change the details of the business')),
    timeZone: t.exposeString('timeZone', {
      description: 'IANA time zone. All local days and times of the business are in this zone.',
    }),
    isActive: t.exposeBoolean('isActive', {
      description: 'False while the business is suspended. Only a superadmin can change it.',
    }),
    subscriptionStatus: t.expose('subscriptionStatus', {
      type: SubscriptionStatusEnum,
      description: 'Only a superadmin can change it.',
    }),
    isSmsEnabled: t.exposeBoolean('smsEnabled', {
      description: 'Whether the business sends texts. It is changed with the SMS settings.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    today: t.field({
      type: 'Date',
      description: 'The current local day of the business.',
      resolve: (_business, _args, context) => context.ctx.today(),
    }),
  }),
})
