import { readFileSync } from 'node:fs'
import { buildSchema, type DocumentNode, executeSync, type GraphQLFieldResolver, parse } from 'graphql'

const readSchema = () => buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValid: true })
const readTexts = (): Record<string, string> => JSON.parse(readFileSync('dist/documents.json', 'utf8'))

// Read by the first answer, and kept for all files of a worker.
let known: { schema: ReturnType<typeof readSchema>; texts: ReturnType<typeof readTexts> } | undefined
const parsed = new Map<string, DocumentNode>()
const impossible: string[] = []

/** The value of a field under the name that it has in the answer. */
const inAnswer: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  answer,
  _args,
  _context,
  { path },
) => {
  if (answer[path.key] === undefined) throw new Error('is missing')
  return answer[path.key]
}

/**
 * Notes what the API could not answer to a stored operation: a variable or a value that is not of its type, a null that
 * may not be, a field that is missing. `setup.ts` then fails the test.
 */
export function checkAnswer(
  documentId: string,
  variableValues: Record<string, unknown>,
  rootValue: unknown,
): void {
  known ??= { schema: readSchema(), texts: readTexts() }
  const text = known.texts[documentId]
  // Tests of the network send operations of their own.
  if (text === undefined) return
  const document = parsed.get(documentId) ?? parse(text)
  parsed.set(documentId, document)
  const { errors = [] } = executeSync({
    schema: known.schema,
    document,
    rootValue,
    variableValues,
    fieldResolver: inAnswer,
    typeResolver: ({ __typename }) => __typename,
  })
  impossible.push(...errors.map(({ path, message }) => `${path?.join('.') ?? 'variables'}: ${message}`))
}

/** What was noted since the last call. */
export const impossibleAnswers = (): string[] => impossible.splice(0)
