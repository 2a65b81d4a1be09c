import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isInputObjectType, lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#api/schema.ts'

// Writes two files: the schema, and the maximum text lengths of input fields for the forms of the web application.

async function write(path: string, text: string): Promise<boolean> {
  const file = resolve(import.meta.dirname, '..', path)
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
// Sorted, so that a diff shows only what has changed.
if (await write('schema.graphql', `${printSchema(sorted)}\n`)) console.log('schema.graphql is new')
