import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const rules = [
  ...readFileSync('deploy/prometheus/alerts.yml', 'utf8').matchAll(/- alert: (\w+).*?severity: (\w+)/gs),
]
const rows = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `(Cuecard\w+)` \| (\w+) \| \S/gm)]
const pair = ([, name, severity]: RegExpMatchArray) => `${name} ${severity}`

it('Every alert has a line that says what to do', () => {
  expect(rules.length).toBeGreaterThan(10)
  expect(rows.map(pair)).toEqual(rules.map(pair))
})
