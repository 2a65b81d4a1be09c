import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variableNames } from '#api/env/variables.ts'

const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8')
const compose = textOf('docker-compose.yml')
const readme = textOf('README.md')

describe('an operator finds every setting', () => {
  it.each(variableNames)('%s in docker-compose.yml', (name) => {
    expect(compose).toMatch(new RegExp(`^      ${name}: `, 'm'))
  })

  // NODE_ENV belongs to Node itself.
  it.each(variableNames.filter((name) => name !== 'NODE_ENV'))('%s in the table of README.md', (name) => {
    expect(readme).toContain(`\n| \`${name}\` |`)
  })
})
