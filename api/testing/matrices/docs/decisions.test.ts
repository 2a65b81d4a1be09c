import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const folder = 'docs/decisions'
const index = readFileSync(`${folder}/README.md`, 'utf8')
const names = readdirSync(folder).filter((name) => name !== 'README.md')
const title = /^# (\d{4})\. (.+)$/m

describe('docs/decisions', () => {
  it.each(names)('%s is complete and listed', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    const [, number, words] = title.exec(text) ?? []
    const [, date] = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text) ?? []
    expect(name).toMatch(new RegExp(`^${number}-[a-z-]+\\.md$`))
    expect(text).toMatch(/^- Status: (proposed|accepted|superseded by \[)/m)
    for (const heading of ['Context', 'Decision', 'Alternatives', 'Consequences']) {
      expect(text).toMatch(new RegExp(`^## ${heading}`, 'm'))
    }
    expect(index).toContain(`| [${number}](${name}) | ${words} | ${date} |`)
  })

  it('counts without a gap', () => {
    expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
  })
})
