import { builder } from '#api/core/graph/builder.ts'
import { inputType } from '#api/core/graph/inputType.ts'
import { parse } from '#api/core/input/input.ts'
import { firstBusiness, newAdmin, registration } from '#api/modules/auth/registration/input.ts'
import { registerBusiness } from '#api/modules/auth/registration/service.ts'
import { SignInPayload } from '#api/modules/auth/schema.ts'

inputType(firstBusiness)
inputType(newAdmin)
const RegisterBusinessInput = inputType(registration)

builder.mutationField('registerBusiness', (t) =>
  t.field({
    type: SignInPayload,
    nullable: true,
    args: { input: t.arg({ type: RegisterBusinessInput, required: true }) },
    authScopes: { public: true },
    description:
      'Creates a business with its first admin, interest options and follow-up plans, and signs the admin in. At most 30 an hour from one address, or as many as `REGISTRATION_LIMIT` says.',
    resolve: (_root, { input }, context) => registerBusiness(context, parse(registration, input)),
  }),
)
