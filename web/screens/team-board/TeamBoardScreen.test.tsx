import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { toasts } from '#web/testing/customersScreen.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { entry, member, teamBoardData } from '#web/testing/teamBoardData.ts'

beforeAll(async () => {
  await import('./TeamBoardScreen.tsx')
}, 60_000)
afterEach(() => vi.unstubAllGlobals())

const dana = member(1, 'Dana Whitfield', { isViewer: true })
const max = member(2, 'Max Porter', { title: 'Helper', totalPoints: 120, weekPoints: 90, streakDays: 3 })
const kim = member(3, 'Kim Sullivan', { weekPoints: 0 })
const told = teamBoardData({
  members: [max, dana, kim],
  entries: [
    entry('Cue stolen', 20),
    entry('Order wax', -5),
    entry('Order wax', 5, { localDay: '2026-11-19' }),
  ],
  weekPoints: 115,
})

async function open(data: object = told, answers: Parameters<typeof fakeApi>[0] = {}) {
  localStorage.clear()
  storeBusinessSession()
  const api = fakeApi({ ShellQuery: shellData(), TeamBoardScreenQuery: data, ...answers })
  const app = renderApp('/team-board')
  await screen.findByText(/^This week|switched off$/)
  return { api, ...app }
}

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)
const names = () => textsOf(part('The team').getAllByRole('heading', { level: 3 }))
const shown = () => screen.getByRole('switch', { name: /^Show me on the board/ })

describe('the board', () => {
  test('tells of the team first, then of oneself, then of everybody', async () => {
    await open()
    const main = within(screen.getByRole('main'))
    expect(textsOf(main.getAllByRole('heading', { level: 2 }))).toEqual([
      'This week, Nov 16 to Nov 22',
      'You',
      'The team',
      'Your latest points',
    ])
    expect(part(/^This week/).getByText('115', { selector: 'span' })).toBeVisible()
    expect(part(/^This week/).getByRole('img')).toHaveAccessibleName(
      'Points by day: Monday 0, Tuesday 0, Wednesday 0, Thursday 0, Friday 115',
    )
    // In the order of the server: by the points of the week.
    expect(names()).toEqual(['Max Porter', 'Dana WhitfieldYou', 'Kim Sullivan'])
    expect(part('The team').getByText('3 days in a row')).toBeVisible()
    expect(part('The team').getByText('Helper, 120 points')).toBeVisible()
  })

  test('says at any time how points come', async () => {
    const { user } = await open()
    await user.click(screen.getByText('How to earn points'))
    const rules = within(screen.getByRole('group', { name: 'How to earn points' }))
    expect(textsOf(rules.getAllByRole('term'))).toEqual([
      'Contact completed on its day',
      'Urgent Hot Board item resolved',
    ])
    expect(textsOf(rules.getAllByRole('definition'))).toEqual(['5', '30'])
    expect(rules.getByText(/up to 200 points a day/)).toBeVisible()
  })

  test('tells oneself how far it is to the next title and to each badge', async () => {
    await open()
    const you = part('You')
    expect(you.getByRole('progressbar', { name: 'Progress to Helper' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
    expect(textsOf(you.getAllByRole('listitem'))).toEqual([
      'First FixWhat First Fix asks forEarned',
      'CenturyWhat Century asks for12 of 100',
    ])
  })

  test('tells by day what the own points came from', async () => {
    await open()
    const own = part('Your latest points')
    expect(textsOf(own.getAllByRole('heading', { level: 3 }))).toEqual(['Today', 'Thu, Nov 19'])
    expect(textsOf(own.getAllByRole('listitem'))).toEqual([
      'Resolved “Cue stolen”+20',
      'Taken back: resolved “Order wax”−5',
      'Resolved “Order wax”+5',
    ])
  })

  test('tells a new shop how points come', async () => {
    const fresh = { totalPoints: 0, weekPoints: 0 }
    await open(
      teamBoardData({
        members: [
          { ...dana, ...fresh },
          { ...kim, ...fresh },
        ],
      }),
    )
    expect(screen.getByText('Points come with the work')).toBeVisible()
    expect(screen.getByText('A fresh week. The first call, fix or sale opens it.')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Your latest points' })).toBeNull()
  })
})

describe('hiding', () => {
  const answer = (visible: boolean) => {
    const you = { ...dana, isHidden: !visible }
    return {
      data: { setTeamBoardVisibility: { visible } },
      after: { TeamBoardScreenQuery: teamBoardData({ members: [max, you, kim] }) },
    }
  }

  test('says at once, everywhere on the board, that only oneself sees this', async () => {
    const { api, user } = await open(told, { OwnPointsMutation: answer(false) })
    expect(shown()).toBeChecked()
    expect(screen.queryByText('Only you see this')).toBeNull()
    await user.click(shown())
    expect(await toasts().findByText('Only you see your points now')).toBeVisible()
    await vi.waitFor(() => expect(shown()).not.toBeChecked())
    expect(screen.getByText('Only you see your points. They still count for the team.')).toBeVisible()
    expect(names()).toEqual(['Max Porter', 'Dana WhitfieldYouOnly you see this', 'Kim Sullivan'])
    expect(api.sent('OwnPointsMutation').map(({ variables }) => variables)).toEqual([{ visible: false }])
    api.answer('OwnPointsMutation', answer(true))
    await user.click(shown())
    expect(await toasts().findByText('Team members see you on the board again')).toBeVisible()
    await vi.waitFor(() => expect(screen.queryByText('Only you see this')).toBeNull())
  })

  test('Hiding that fails leaves the switch as it was', async () => {
    const { user } = await open(told, { OwnPointsMutation: refusal('UNAVAILABLE', 'Down') })
    await user.click(shown())
    expect(await toasts().findByText('Couldn’t change your visibility')).toBeVisible()
    expect(shown()).toBeChecked()
  })
})

describe('switched off', () => {
  test('leads an admin to where it is switched on', async () => {
    await open(teamBoardData(null))
    expect(screen.getByText(/You can switch it on in Settings/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings')
    expect(screen.queryByRole('region', { name: 'The team' })).toBeNull()
  })

  test('tells everyone else who can', async () => {
    await open(teamBoardData(null, { canEdit: false }))
    expect(screen.getByText(/An admin of your business can switch it on/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open Settings' })).toBeNull()
  })
})

describe('further pages', () => {
  test('Further pages of the team come with their button, after those that are there', async () => {
    const first = teamBoardData({ members: [max, dana], moreMembers: true })
    const { api, user } = await open(first, {
      MembersPaginationQuery: teamBoardData({ members: [kim] }),
    })
    expect(names()).toEqual(['Max Porter', 'Dana WhitfieldYou'])
    await user.click(screen.getByRole('button', { name: 'Load more' }))
    await vi.waitFor(() => expect(names()).toEqual(['Max Porter', 'Dana WhitfieldYou', 'Kim Sullivan']))
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    expect(api.sent('MembersPaginationQuery').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ cursor: 'after 1', count: 25 }),
    ])
  })

  test('Further pages of the own points come with their button, too', async () => {
    const [newest, oldest] = [entry('Cue stolen', 20), entry('Order wax', 5)]
    const { api, user } = await open(
      teamBoardData({ members: [dana], entries: [newest], moreEntries: true }),
      {
        OwnEntriesPaginationQuery: teamBoardData({ members: [dana], entries: [oldest] }),
      },
    )
    await user.click(screen.getByRole('button', { name: 'Show earlier ones' }))
    const lines = () => textsOf(part('Your latest points').getAllByRole('listitem'))
    await vi.waitFor(() => expect(lines()).toEqual(['Resolved “Cue stolen”+20', 'Resolved “Order wax”+5']))
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
    expect(api.sent('OwnEntriesPaginationQuery').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ cursor: 'after 0', count: 10 }),
    ])
  })
})
