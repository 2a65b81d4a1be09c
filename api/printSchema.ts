import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#api/schema.ts'

/** Writes the graph to `schema.graphql`, sorted, so that a change of it shows in a diff as what it is. */
const file = resolve(import.meta.dirname, '../schema.graphql')
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`
const known = await readFile(file, 'utf8').catch(() => '')
if (known !== printed) {
  await writeFile(file, printed)
  console.log('schema.graphql is new')
}
