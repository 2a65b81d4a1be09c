import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// docs/product/screens.md#pages-that-the-browser-translates
const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !/test|gallery|__generated__/.test(file),
)
/** A name of a person, a phone number, an e-mail address or a username as the child of an element. */
const personal =
  /(?<![=$\w`(])\{((?:\w+\??\.)*(?:fullName|customerName|assigneeName|createdByName|performedBy|resolvedByName|email|salesRep|technician|username)|formatPhone\([^{}]*?\)|(?:\w+\.)*customer\.name)\}/g
/** Links to people, numbers and addresses are not translated by themselves. */
const untranslated = /translate="no"|^<(?:TextLink|CustomerLink)\b/

function shown(file: string) {
  const source = readFileSync(`web/${file}`, 'utf8')
  return [...source.matchAll(personal)].map(({ 0: text, index }) => {
    const before = source.slice(0, index)
    return { where: `${file}: ${text}`, element: before.slice(before.lastIndexOf('<')) }
  })
}

test('A browser does not translate the names of people, their numbers and their addresses', () => {
  const all = files.flatMap(shown)
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ element }) => !untranslated.test(element)).map(({ where }) => where)).toEqual([])
})
