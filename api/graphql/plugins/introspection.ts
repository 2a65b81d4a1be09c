import {
  type DocumentNode,
  execute,
  type GraphQLSchema,
  getIntrospectionQuery,
  Kind,
  parse,
  stripIgnoredCharacters,
  visit,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Services } from '#api/core/context/services.ts'
import type { Answer } from '../answer.ts'
import type { GraphPlugin } from '../arrival.ts'
import { contextOfRequest } from '../contextOfRequest.ts'
import { checkSignedIn } from './execution.ts'

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

/** Answers the introspection queries of GraphiQL and of code generators, with JSON that is kept per form. */
export function introspection(services: Services, schema: GraphQLSchema): GraphPlugin {
  const answers = new LRUCache<string, string>({ max: keptForms })

  /** Null for any other query. */
  function answerTo(query: string): string | null {
    if (!query.includes('__schema') || !query.includes('TypeRef')) return null
    const form = normalised(query)
    const known = answers.get(form)
    if (known !== undefined) return known
    if (form !== standardForm(form)) return null
    const answer = JSON.stringify(execute({ schema, document: parse(query) }))
    answers.set(form, answer)
    return answer
  }

  return {
    async onParams({ params: { query = '' }, context: { requestContext }, setResult }) {
      const json = answerTo(query)
      if (json === null) return
      checkSignedIn(await contextOfRequest(services, requestContext))
      setResult({ json } as Answer)
    },
  }
}

/** Whether a document contains a field with this name. */
export function hasField(document: DocumentNode, field: '__schema' | '__type'): boolean {
  let found = false
  visit(document, {
    [Kind.FIELD]({ name }) {
      if (name.value === field) found = true
    },
  })
  return found
}

/** The document for viewers without a session: the argument of `__type` is replaced, so that no type is found. */
export function withoutTypes(document: DocumentNode): DocumentNode {
  const value = { kind: Kind.STRING, value: '' } as const
  return visit(document, {
    [Kind.FIELD](node) {
      if (node.name.value !== '__type') return undefined
      return { ...node, arguments: node.arguments?.map((argument) => ({ ...argument, value })) }
    },
  })
}
