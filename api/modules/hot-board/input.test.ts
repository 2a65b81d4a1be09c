import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { canonical } from '#api/core/text/canonical.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness } from '#api/testing/harness/world.ts'

const create = `mutation ($input: CreateHotBoardItemInput!) {
  createHotBoardItem(input: $input) { hotBoardItem { title description } } }`
const update = `mutation ($input: UpdateHotBoardItemInput!) {
  updateHotBoardItem(input: $input) { hotBoardItem { version } } }`
const resolve = `mutation ($input: ResolveHotBoardItemInput!) {
  resolveHotBoardItem(input: $input) { hotBoardItem { resolutionNotes } } }`

describe('what is written on the hot board', () => {
  let business: TestBusiness

  beforeAll(async () => {
    business = await openWorld(await freshDatabase()).business()
  })

  it('has a title and a description, within their bounds', async () => {
    const words = async (title: string, description: string) =>
      (await business.employee.actor.fails(create, { input: { title, description } })).fields
    expect(await words(' \n', '')).toEqual({
      title: ['Title is required'],
      description: ['Description is required'],
    })
    expect(await words('x'.repeat(161), 'x'.repeat(2001))).toEqual({
      title: ['Title must be at most 160 characters'],
      description: ['Description must be at most 2,000 characters'],
    })
    const longest = { title: 'x'.repeat(160), description: 'x'.repeat(2000) }
    const { createHotBoardItem } = await business.employee.actor.ok(create, { input: longest })
    expect(createHotBoardItem.hotBoardItem).toEqual(longest)
  })

  it('is not emptied by an edit', async () => {
    const { id } = await business.item()
    const edit = { id: globalId('HotBoardItem', id), version: 1 }
    const blank = await business.employee.actor.fails(update, {
      input: { ...edit, title: null, priority: null },
    })
    expect(blank.fields).toEqual({
      title: ['Title is required'],
      priority: ['Priority must be urgent, high, medium or low'],
    })
    for (const version of [0, -1, 2, 2 ** 31 - 1]) {
      const { code } = await business.employee.actor.fails(update, {
        input: { ...edit, version, title: 'x' },
      })
      expect([version, code]).toEqual([version, 'CONFLICT'])
    }
  })

  it('is resolved with at most 2,000 characters of notes', async () => {
    const { id } = await business.item()
    const input = { id: globalId('HotBoardItem', id), notes: 'x'.repeat(2001) }
    expect((await business.employee.actor.fails(resolve, { input })).fields).toEqual({
      notes: ['Notes must be at most 2,000 characters'],
    })
  })

  const inOneLine = (text: string) => text.replaceAll(/ ?[\r\n\t][ \r\n\t]*/g, ' ').trim()

  it('is stored in its canonical spelling or refused, an assignee by name too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const input = { title: text, description: `${text}.`, assignedTo: { fullName: text } }
        for (const sent of [input, { ...input, assignedTo: null }]) {
          const { data, failures } = await business.employee.actor.run(create, { input: sent })
          const item = data.createHotBoardItem?.hotBoardItem
          if (item) expect(item.title).toBe(inOneLine(canonical(text)))
          else expect(failures[0]?.code).toBe('BAD_INPUT')
        }
      }),
      { numRuns: 60 },
    )
  })
})
