import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isInputObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#api/schema.ts'

// Writes the schema and, for the web application, the maximum text lengths of input fields and which mutations create a
// record and take an `Idempotency-Key`.

async function write(path: string, text: string): Promise<boolean> {
  const file = resolve(import.meta.dirname, '../..', path)
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known === text) return false
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  return true
}

const sorted = lexicographicSortSchema(schema)

const lengths = Object.values(sorted.getTypeMap())
  .filter(isInputObjectType)
  .map((type) => {
    const fields = Object.values(type.getFields()).filter(({ extensions }) => extensions.maxLength)
    const bounds = fields.map(({ name, extensions }) => `  ${name}: ${extensions.maxLength},\n`)
    return bounds.length === 0 ? '' : `export const ${type.name} = {\n${bounds.join('')}}\n`
  })

await write('web/generated/maxLengths.ts', lengths.filter(Boolean).join('\n'))

// Mutations that create a record are named so; a repetition of others changes what is changed already.
const creations = Object.values(sorted.getMutationType()?.getFields() ?? {})
  .filter(({ name, extensions }) => extensions.takesKey && /^(create|schedule)[A-Z]/.test(name))
  .map(({ name }) => `  '${name}',\n`)

await write(
  'web/generated/keyedCreations.ts',
  `/** The mutations that create a record and take an \`Idempotency-Key\`. */
export const keyedCreations: ReadonlySet<string> = new Set([\n${creations.join('')}])\n`,
)
// Sorted, so that a diff shows only what has changed.
if (await write('schema.graphql', `${printSchema(sorted)}\n`)) console.log('schema.graphql is new')
