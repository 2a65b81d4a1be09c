import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTask } from './readTask.ts'

/** A Friday. */
const today = '2026-11-20'

describe('a line for a new task', () => {
  test('gives its title, day, priority and tags', () => {
    expect(readTask('call Ada tomorrow !high #felt', today)).toMatchObject({
      title: 'call Ada',
      dueDate: '2026-11-21',
      priority: 'HIGH',
      tags: ['felt'],
    })
  })

  test.each([
    ['x today', '2026-11-20'],
    ['x tonight', '2026-11-20'],
    ['x Tomorrow', '2026-11-21'],
    ['tomorrow x', '2026-11-21'],
    ['x monday', '2026-11-23'],
    ['x by tue', '2026-11-24'],
    ['x friday', '2026-11-27'],
    ['x next friday', '2026-11-27'],
    ['x next monday', '2026-11-23'],
    ['x saturday', '2026-11-21'],
    ['x next saturday', '2026-11-28'],
    ['x next week', '2026-11-23'],
    ['x in 3 days', '2026-11-23'],
    ['x in a week', '2026-11-27'],
    ['x nov 30', '2026-11-30'],
    ['x November 3rd', '2026-11-03'],
    ['x oct 3', '2027-10-03'],
    ['x 30 nov', '2026-11-30'],
    ['x 12/24', '2026-12-24'],
    ['x 1/2/27', '2027-01-02'],
    ['x 2028-02-29', '2028-02-29'],
    ['due dec 1 x', '2026-12-01'],
    ['x sept. 30', '2027-09-30'],
    ['x 1 december', '2026-12-01'],
    ['x tues', '2026-11-24'],
    ['x wed', '2026-11-25'],
    ['x by sat', '2026-11-21'],
    ['x on 3/4', '2027-03-04'],
    ['x this friday', '2026-11-27'],
    ['this mon x', '2026-11-23'],
    ['x on sat.', '2026-11-21'],
    ['next tuesday: x', '2026-11-24'],
    ['Tomorrow, x', '2026-11-21'],
    ['x tomorrow.', '2026-11-21'],
    ['x by fri!', '2026-11-27'],
    ['x on 12/24.', '2026-12-24'],
    ['enjoy the sun!', null],
    ['enjoy this sun', null],
    ['is it today?', null],
    ['enjoy this sunshine', null],
    ['x 3/4/27', '2027-03-04'],
    ['x 12/4', '2026-12-04'],
    ['fix table 3/4', null],
    ['bar stool 1/2', null],
    ['5/8 screws', null],
    ['Buy 12 markers', null],
    ['Order 2 decals', null],
    ['Call Marcus 7', null],
    ['Buy 5 aprons', null],
    ['call Junior 10', null],
    ['Sepideh 3', null],
    ['septic 4', null],
    ['12 Octaves', null],
    ['ring Novak 9', null],
    ['Mayra 5', null],
    ['7 janitors', null],
    ['3 mondays', null],
    ['the cat sat', null],
    ['x feb 29', null],
    ['x 13/1', null],
    ['x 2026-02-30', null],
    ['enjoy the sun', null],
    ['x in 9999 days', null],
    ['the today show', null],
    ['x tomorrow’s', null],
  ])('%s is due on %s', (line, dueDate) => {
    const read = readTask(line, today)
    expect(read.dueDate).toBe(dueDate)
    if (dueDate) expect(read.title).toBe('x')
    else expect(read.title).toBe(line)
  })

  test.each([
    ['x !u', 'URGENT'],
    ['!Low x', 'LOW'],
    ['x !medium', 'MEDIUM'],
    ['x !', null],
    ['x !soon', null],
    ['wow! x', null],
  ])('%s is %s', (line, priority) => {
    expect(readTask(line, today).priority).toBe(priority)
    if (!priority) expect(readTask(line, today).title).toBe(line)
  })

  test('keeps each tag once, and takes no number for one', () => {
    expect(readTask('x #Felt #felt order #1234 # #a-b', today)).toMatchObject({
      title: 'x order #1234 #',
      tags: ['Felt', 'a-b'],
    })
  })

  test.each([
    ['Buy felt #हिन्दी', 'हिन्दी'],
    ['Buy felt #คิว', 'คิว'],
    ['Buy felt #Cafe\u0301', 'Café'],
    ['Buy felt #ไม้คิว !high', 'ไม้คิว'],
    ['#വണ്ടി Buy felt', 'വണ്ടി'],
  ])('reads the tag of %j', (line, tag) => {
    expect(readTask(line, today)).toMatchObject({ title: 'Buy felt', tags: [tag] })
  })

  test('A line of marks alone is its own title', () => {
    for (const line of ['tomorrow', '!high', '#felt !low']) {
      expect(readTask(line, today)).toMatchObject({ title: line, marks: [] })
    }
    expect(readTask('tomorrow !high', today)).toMatchObject({
      title: 'tomorrow',
      priority: 'HIGH',
      dueDate: null,
    })
  })

  test('keeps as text what the person wants so', () => {
    expect(readTask('watch tomorrow #felt', today, new Set(['tomorrow']))).toMatchObject({
      title: 'watch tomorrow',
      dueDate: null,
      tags: ['felt'],
    })
  })
})

const word = fc.oneof(
  fc.constantFrom(
    ...[
      'today',
      'tomorrow',
      'next',
      'friday',
      'in',
      '3',
      'days',
      'by',
      'nov',
      '30',
      '12/24',
      '2026-12-01',
      '#',
      '!',
    ],
    ...['!high', '!LOW', '!x', '#felt', '#Felt', '#1', 'week', 'due', 'a'],
  ),
  fc.string({ unit: 'grapheme-composite', minLength: 1, maxLength: 8 }),
)
const line = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '))
const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

describe('whatever is typed', () => {
  test('loses no word: each is in the title or shown as a mark', () => {
    fc.assert(
      fc.property(line, (text) => {
        const { title, marks } = readTask(text, today)
        const shown = [...wordsOf(title), ...marks.flatMap((mark) => wordsOf(mark.text))]
        const known = new Set(shown.map((each) => each.toLowerCase()))
        const repeated = (each: string) => /^[#!]/.test(each) && marks.some(({ kind }) => kind !== 'due')
        expect(wordsOf(text).filter((each) => !known.has(each.toLowerCase()) && !repeated(each))).toEqual([])
        expect(title === '').toBe(text.trim() === '')
      }),
      { numRuns: 500 },
    )
  })

  test('gives days that the calendar has, and tags that the API takes', () => {
    fc.assert(
      fc.property(line, (text) => {
        const { dueDate, tags } = readTask(text, today)
        if (dueDate) expect(new Date(`${dueDate}T00:00:00Z`).toISOString().slice(0, 10)).toBe(dueDate)
        expect(tags.length).toBeLessThanOrEqual(10)
        expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length)
        for (const tag of tags) expect(tag).toMatch(/^[^\s,]{1,30}$/)
      }),
      { numRuns: 500 },
    )
  })

  test('is its own text when nothing in it is taken', () => {
    fc.assert(
      fc.property(line, (text) => {
        const { marks } = readTask(text, today)
        const kept = new Set(marks.map((mark) => mark.text))
        const again = readTask(text, today, kept)
        for (const mark of marks) expect(again.marks).not.toContainEqual(mark)
      }),
      { numRuns: 300 },
    )
  })
})
