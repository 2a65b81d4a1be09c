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

/** Forms of the standard introspection whose answers are kept; each client has one. */
const keptForms = 8

/** Without white space, and without the name that a client gave it. */
const normalised = (query: string) => stripIgnoredCharacters(query).replace(/^query \w+/, 'query')

/** The introspection that graphql-js writes with the options that a text shows; older versions ask for no `kind`. */
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

/** Answers the introspection that GraphiQL and code generators send: made once a form and kept as JSON. */
export function keptIntrospection(schema: GraphQLSchema): (query: string) => string | null {
  const answers = new Map<string, string>()

  return (query) => {
    if (!query.includes('__schema') || !query.includes('TypeRef')) return null
    const form = normalised(query)
    const known = answers.get(form)
    if (known !== undefined) return known
    if (form !== standardForm(form)) return null
    const answer = JSON.stringify(execute({ schema, document: parse(query) }))
    answers.set(form, answer)
    const [oldest] = answers.keys()
    if (answers.size > keptForms && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}

/** Whether a document has a field of this name anywhere. */
export function hasField(document: DocumentNode, field: '__schema' | '__type'): boolean {
  let found = false
  visit(document, {
    [Kind.FIELD]({ name }) {
      if (name.value === field) found = true
    },
  })
  return found
}

/** The document as strangers may ask it: no type has the name that it asks for. */
export function withoutTypes(document: DocumentNode): DocumentNode {
  const value = { kind: Kind.STRING, value: '' } as const
  return visit(document, {
    [Kind.FIELD](node) {
      if (node.name.value !== '__type') return undefined
      return { ...node, arguments: node.arguments?.map((argument) => ({ ...argument, value })) }
    },
  })
}
