import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { retiredNames } from './retiredNames.ts'

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && path !== 'api/testing/retiredNames.ts')

/** The retired identifiers in a source file, with their replacements. Strings and comments are not checked. */
function retiredIn(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  if (!Object.keys(retiredNames).some((name) => text.includes(name))) return []
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && Object.hasOwn(retiredNames, node.text)) {
      found.push(`${path}: ${node.text}, say ${retiredNames[node.text]}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))
  return found
}

it('uses today’s names', () => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap(retiredIn)).toEqual([])
})
