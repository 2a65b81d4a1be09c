import {
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getIntrospectionQuery,
  parse,
  stripIgnoredCharacters,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Services } from '#api/core/context/services.ts'
import type { GraphPlugin } from '../arrival.ts'
import { checkSignedIn, contextOfRequest } from '../contextOfRequest.ts'
import { limits } from '../limits.ts'

/** The number of cached introspection responses; each client library sends its own form of the query. */
const keptForms = 8

/** The query without white space and without its name; the order of two fields differs between versions. */
const normalised = (query: string) =>
  stripIgnoredCharacters(query)
    .replace(/^query \w+/, 'query')
    .replaceAll('ofType{kind name', 'ofType{name kind')

/** The query that graphql-js generates with the options that appear in the text; older versions select no `kind`. */
function standardForm(text: string): string {
  const standard = getIntrospectionQuery({
    descriptions: text.includes('kind name description'),
    schemaDescription: text.includes('__schema{description'),
    specifiedByUrl: text.includes('specifiedByURL'),
    directiveIsRepeatable: text.includes('isRepeatable'),
    inputValueDeprecation: text.includes('defaultValue isDeprecated'),
    experimentalDirectiveDeprecation: text.includes('directives(includeDeprecated:true)'),
    oneOf: text.includes('isOneOf'),
    typeDepth: Math.min(text.split('ofType{').length - 1, 9),
  })
  const form = normalised(standard)
  return text.includes('queryType{name}') ? form.replaceAll('Type{name kind}', 'Type{name}') : form
}

/** The normalised form of a standard introspection; null for any other query. */
function standardFormOf(query: string): string | null {
  if (query.length > limits.characters || !query.includes('__schema') || !query.includes('TypeRef'))
    return null
  const form = normalised(query)
  return form === standardForm(form) ? form : null
}

/** Answers the introspection queries of GraphiQL and of code generators, with JSON that is kept per form. */
export function introspection(services: Services, schema: GraphQLSchema): GraphPlugin {
  const answers = new LRUCache<string, string>({
    max: keptForms,
    memoMethod: (form) => JSON.stringify(execute({ schema, document: parse(form) })),
  })

  return {
    async onParams({ params: { query = '' }, context: { requestContext }, setResult }) {
      const form = standardFormOf(query)
      if (form === null) return
      // Before it is made, which takes some 50 ms.
      checkSignedIn(await contextOfRequest(services, requestContext, true))
      setResult({ json: answers.memo(form) } as ExecutionResult)
    },
  }
}
