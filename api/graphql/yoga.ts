import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Services } from '#api/core/context/services.ts'
import type { Arrival } from './arrival.ts'
import { contextOfRequest } from './contextOfRequest.ts'
import type { Documents } from './documents.ts'
import { answers } from './plugins/answers.ts'
import { execution } from './plugins/execution.ts'
import { introspection } from './plugins/introspection.ts'
import { keyed } from './plugins/keyed.ts'
import { observation } from './plugins/observation.ts'
import { preparation } from './plugins/preparation.ts'
import { requests } from './plugins/requests.ts'
import { subscriptions } from './plugins/subscriptions.ts'

/**
 * Whether a person is behind an operation. The screens read again what others change, so their queries are no sign of
 * one: the application tells of its user by `noteUse`.
 */
function isByPerson({ isOurs, prepared }: Arrival): boolean {
  const kind = prepared?.operation.operation
  return kind === 'mutation' || (kind === 'query' && !isOurs)
}

/** The GraphQL server. Each plugin runs for every request, however it arrived. */
export const openYoga = (services: Services, schema: GraphQLSchema, documents: Documents) =>
  createYoga<Arrival, object>({
    schema,
    context: async (arrival) => ({
      context: await contextOfRequest(services, arrival.requestContext, isByPerson(arrival)),
    }),
    plugins: [
      // In this order: each reads what those before it found, and a later one of the last four wraps the ones before.
      answers,
      requests(documents),
      introspection(services, schema),
      preparation(schema),
      execution,
      keyed(schema),
      observation,
      subscriptions(services),
    ],
    // The plugin `answers` masks errors, and `preparation` caches, within a number of characters.
    maskedErrors: false,
    parserAndValidationCache: false,
    logging: false,
    // The handler of `/graphql` serves GraphiQL; no other origin may send requests.
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
  })
