import type { FieldMap, MaybePromise } from '@pothos/core'
import type { GraphQLResolveInfo } from 'graphql'
import type { z } from 'zod'
import { requireConfirmation } from '#api/core/context/confirmation.ts'
import type { Context } from '#api/core/context/context.ts'
import { builder } from '#api/core/graph/builder.ts'
import { inputFields } from '#api/core/graph/inputType.ts'
import type { Scopes } from '#api/core/graph/scopes.ts'
import { parse } from '#api/core/input/input.ts'

/** A function that defines the fields of an object, such as a payload. */
export type FieldsOf<Parent> = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Parent>

interface Mutation<Input extends z.ZodObject, Payload> {
  authScopes: Scopes
  description: string
  /** The input schema. BAD_INPUT names every invalid field before the resolver runs. */
  input: Input
  /**
   * For a mutation that reads or returns a secret, or acts outside the database: a request with an `Idempotency-Key` is
   * refused, because neither is stored.
   */
  refusesKey?: true
  /**
   * Whether a person must have proved lately to be at the session (docs/product/accounts.md#asked-again): for every
   * input, or for those for which this function says so.
   */
  confirmed?: true | ((input: z.output<Input>, context: Context) => MaybePromise<boolean>)
  resolve(input: z.output<Input>, context: Context, info: GraphQLResolveInfo): MaybePromise<Payload>
  payload(t: FieldsOf<Payload>): FieldMap
}

/** Declares a mutation with its input and payload types: `createUser` takes a `CreateUserInput`. */
export function mutation<Input extends z.ZodObject, Payload>(
  name: string,
  {
    authScopes,
    description,
    input: schema,
    refusesKey,
    confirmed,
    resolve,
    payload,
  }: Mutation<Input, Payload>,
) {
  const run = async (input: z.output<Input>, context: Context, info: GraphQLResolveInfo) => {
    if (confirmed === true || (await confirmed?.(input, context))) await requireConfirmation(context)
    return resolve(input, context, info)
  }
  return builder.relayMutationField(
    name,
    { inputFields: (t) => inputFields(t, schema) },
    {
      authScopes,
      description,
      extensions: { takesKey: authScopes.can !== undefined && !refusesKey, confirmed: Boolean(confirmed) },
      // Pothos's types depend on whether the result is a list, which a type parameter cannot express.
      resolve: (_root, { input }, context, info) =>
        (confirmed ? run : resolve)(parse(schema, input), context, info) as never,
    },
    { outputFields: payload },
  )
}
