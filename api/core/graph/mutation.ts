import type { FieldMap, MaybePromise } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import type { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'
import { inputFields } from '#api/core/graph/inputType.ts'
import type { Scopes } from '#api/core/graph/scopes.ts'
import { parse } from '#api/core/platform/input.ts'
import type { Context } from '#api/core/tenancy/context.ts'

/** What makes the fields of an object, such as those of a payload. */
export type FieldsOf<Parent> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>

interface Mutation<Input extends z.ZodObject, Payload> {
  /** Who may do it. */
  authScopes: Scopes
  description: string
  /** What it takes. BAD_INPUT names every field that is wrong, before anything is done. */
  input: Input
  resolve(input: z.output<Input>, context: Context, info: GraphQLResolveInfo): MaybePromise<Payload>
  /** What can be asked of its result. */
  payload(t: FieldsOf<Payload>): FieldMap
}

/** Declares a mutation, with its input and its payload: `createCustomer` takes a `CreateCustomerInput`. */
export function mutation<Input extends z.ZodObject, Payload>(
  name: string,
  { authScopes, description, input: schema, resolve, payload }: Mutation<Input, Payload>,
) {
  return builder.relayMutationField(
    name,
    { inputFields: (t) => inputFields(t, schema) },
    {
      authScopes,
      description,
      // Pothos wants to know whether the result is a list, which a type parameter cannot say.
      resolve: (_root, { input }, context, info) => resolve(parse(schema, input), context, info) as never,
    },
    { outputFields: payload },
  )
}
