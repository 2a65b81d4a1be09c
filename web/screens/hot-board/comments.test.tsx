import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { refusal } from '#web/testing/fakeApi.ts'
import { boardData, comment, item, resolved, threadData } from '#web/testing/hotBoardData.ts'
import { findDialog, itemCard, openBoard } from '#web/testing/hotBoardScreen.ts'
import { deletedRecord, restored } from '#web/testing/trashData.ts'

beforeAll(async () => {
  await import('./HotBoardScreen.tsx')
  await import('./dialogs/HotBoardDialogs.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const lamp = (commentCount: number) => item(2, 'Lamp flickers', { commentCount })
const mine = comment(1, 'Dana Whitfield', 'Bulb ordered', { canDelete: true })
const other = comment(2, 'Max Porter', 'Arrives\ntomorrow')

async function openThread(answers: Parameters<typeof openBoard>[1] = {}, of = lamp(2)) {
  const data = of.canEdit ? boardData({ active: [of] }) : boardData({ resolved: [of] })
  const app = await openBoard(data, { CommentThreadQuery: threadData([mine, other]), ...answers })
  await app.user.click(itemCard(of.title).getByRole('button', { name: /^Comment/ }))
  const dialog = await findDialog('Comments')
  await dialog.findByText('Bulb ordered')
  const texts = () =>
    within(dialog.getByRole('list', { name: 'Comments' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('p + p')?.textContent)
  return { ...app, dialog, texts }
}

test('An item shows its comments, the newest last, with the exact time of each', async () => {
  const { dialog, texts } = await openThread()
  expect(itemCard('Lamp flickers').getByText('Comments (2)')).toBeInTheDocument()
  expect(dialog.getByText('Lamp flickers')).toBeVisible()
  expect(texts()).toEqual(['Bulb ordered', 'Arrives\ntomorrow'])
  expect(dialog.getByText('Max Porter')).toHaveAttribute('translate', 'no')
  const [time] = dialog.getAllByText(/ago$/)
  expect(time).toHaveAttribute('title', 'Nov 20, 2026, 1:01 PM')
  expect(dialog.queryByText(/latest 100/)).toBeNull()
})

test('Enter sends a comment, which stands last, and the field is free for another one', async () => {
  const added = comment(3, 'Dana Whitfield', 'It is here', { canDelete: true })
  const { api, user, dialog, texts } = await openThread({
    CommentFormMutation: {
      data: { createHotBoardComment: { __typename: 'CreateHotBoardCommentPayload' } },
      after: { CommentThreadQuery: threadData([mine, other, added]) },
    },
  })
  const field = dialog.getByLabelText('Comment')
  await user.type(field, '{Enter}')
  await user.type(field, ' It is here {Enter}')
  await vi.waitFor(() => expect(texts().at(-1)).toBe('It is here'))
  await vi.waitFor(() => expect(field).toHaveValue(''))
  expect(field).toHaveFocus()
  expect(api.sent('CommentFormMutation').map(({ variables }) => variables.input)).toEqual([
    { itemId: 'h2', text: 'It is here' },
  ])
})

test('A comment that is refused keeps what was typed, and closing asks about it', async () => {
  const words = 'A resolved item takes no comments. Max Porter resolved it on Nov 20, 2026, 1:05 PM.'
  const { user, dialog } = await openThread({ CommentFormMutation: refusal('CONFLICT', words) })
  await user.type(dialog.getByLabelText('Comment'), 'Late{Enter}')
  expect(await dialog.findByText(words)).toBeVisible()
  expect(dialog.getByLabelText('Comment')).toHaveValue('Late')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })).toBeVisible()
})

test('A comment is deleted by who may, and Undo brings it back', async () => {
  const { api, user, dialog, texts } = await openThread({
    CommentRowMutation: {
      data: { deleteHotBoardComment: { trashEntry: deletedRecord } },
      after: { CommentThreadQuery: threadData([other]) },
    },
    useRestoreMutation: {
      data: restored('HotBoardComment', 'Bulb ordered'),
      after: { CommentThreadQuery: threadData([mine, other]) },
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Delete comment' }))
  expect(await toasts().findByText('Comment deleted')).toBeVisible()
  await vi.waitFor(() => expect(texts()).toEqual(['Arrives\ntomorrow']))
  await user.click(toasts().getByRole('button', { name: 'Undo' }))
  await vi.waitFor(() => expect(texts()).toEqual(['Bulb ordered', 'Arrives\ntomorrow']))
  expect(await toasts().findByText('Comment is back')).toBeVisible()
  expect(api.sent('useRestoreMutation')[0]?.variables).toEqual({ input: { id: 'e1' } })
})

test('The comments of a resolved item are read', async () => {
  const { dialog } = await openThread(
    { CommentThreadQuery: threadData([mine], { isResolved: true, hasPreviousPage: true }) },
    resolved(lamp(1)),
  )
  expect(dialog.queryByLabelText('Comment')).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Delete comment' })).toBeNull()
  expect(dialog.getByText('The latest 100 comments are shown.')).toBeVisible()
})

test('An item without comments offers the first one, unless it is resolved', async () => {
  await openBoard(boardData({ active: [lamp(0)], resolved: [resolved(item(4, 'Van'))] }))
  expect(itemCard('Lamp flickers').getByRole('button', { name: 'Comment' })).toBeVisible()
  expect(itemCard('Van').queryByRole('button', { name: /^Comment/ })).toBeNull()
})
