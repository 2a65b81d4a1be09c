import { builder } from '#api/core/builder.ts'
import { registerBusiness } from '#api/modules/auth/registration/service.ts'
import { SignInPayload } from '#api/modules/auth/schema.ts'
import { BusinessTypeEnum } from '#api/modules/business/schema.ts'

/** What a business says of itself when it is made. */
export const NewBusinessInput = builder.inputType('NewBusinessInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    businessType: t.field({ type: BusinessTypeEnum, description: 'RETAIL when left out.' }),
    address: t.string(),
    phone: t.string({ description: 'In any writing; 7 to 10 digits are kept.' }),
    email: t.string(),
    timeZone: t.string({ description: 'IANA name; America/New_York when left out.' }),
  }),
})

/** The first admin of a business. */
export const NewAdminInput = builder.inputType('NewAdminInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    username: t.string({ required: true, description: 'At least 3 characters.' }),
    email: t.string({ required: true }),
    password: t.string({ required: true, description: '6 to 200 characters.' }),
  }),
})

const RegisterBusinessInput = builder.inputType('RegisterBusinessInput', {
  fields: (t) => ({
    business: t.field({ type: NewBusinessInput, required: true }),
    admin: t.field({ type: NewAdminInput, required: true }),
  }),
})

builder.mutationField('registerBusiness', (t) =>
  t.field({
    type: SignInPayload,
    nullable: true,
    args: { input: t.arg({ type: RegisterBusinessInput, required: true }) },
    authScopes: { public: true },
    description:
      'Makes a business with its admin, interest options and follow-up plans, and signs the admin in. At most 600 from one address an hour.',
    resolve: (_root, { input }, context) => registerBusiness(context, input),
  }),
)
