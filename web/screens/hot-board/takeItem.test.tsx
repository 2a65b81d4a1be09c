import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { boardData, item } from '#web/testing/hotBoardData.ts'
import { itemCard, openBoard } from '#web/testing/hotBoardScreen.ts'

beforeAll(async () => {
  await import('./HotBoardScreen.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['nobody’s', item(1, 'Lamp flickers'), null],
  [
    'everyone’s',
    item(1, 'Lamp flickers', { assigneeName: 'All Team Members', isAssignedToEveryone: true }),
    { everyone: true },
  ],
])('An item that is %s is taken in one press, and given back by Undo', async (_whose, free, former) => {
  const marcus = { assigneeName: 'Marcus Bell', assignedToName: 'Marcus Bell' }
  const taken = { updateHotBoardItem: { hotBoardItem: { __typename: 'HotBoardItem', id: 'h1', version: 2 } } }
  const app = await openBoard(boardData({ active: [free, item(2, 'Wrong cloth', marcus)] }), {
    useTakeItemMutation: { data: taken },
  })
  expect(itemCard('Wrong cloth').queryByRole('button', { name: 'Take it' })).toBeNull()
  await app.user.click(itemCard('Lamp flickers').getByRole('button', { name: 'Take it' }))
  expect(await toasts().findByText('Item assigned to you')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText('Item is no longer yours')).toBeVisible()
  expect(app.api.sent('useTakeItemMutation').map(({ variables }) => variables.input)).toEqual([
    { id: 'h1', version: 1, assignedTo: { userId: 'u1' } },
    { id: 'h1', version: 2, assignedTo: former },
  ])
})

test('Undo of a taken item says who has changed it since', async () => {
  const taken = { updateHotBoardItem: { hotBoardItem: { __typename: 'HotBoardItem', id: 'h1', version: 2 } } }
  const app = await openBoard(boardData({ active: [item(1, 'Lamp flickers')] }), {
    useTakeItemMutation: { data: taken },
  })
  await app.user.click(itemCard('Lamp flickers').getByRole('button', { name: 'Take it' }))
  app.api.answer(
    'useTakeItemMutation',
    refusal('CONFLICT', 'This item was changed by someone else in the meantime.', {
      current: { changedBy: 'Kim Sullivan' },
    }),
  )
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await toasts().findByText('Kim Sullivan changed it in the meantime.')).toBeVisible()
})
