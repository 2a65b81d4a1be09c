import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { enterText } from '#web/testing/enterText.ts'
import { fakeApi, refusal } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeBusinessSession } from '#web/testing/sessions.ts'
import { shellData } from '#web/testing/shellData.ts'
import { allEvents } from './eventWords.ts'

beforeAll(async () => {
  await Promise.all([import('../SettingsScreen.tsx'), import('../dialogs/SettingsDialogs.tsx')])
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  storeBusinessSession()
})
afterEach(() => vi.unstubAllGlobals())

const url = 'https://hooks.example.com/cuecard'
const webhook = (more: object = {}) => ({
  __typename: 'WebhookEndpoint',
  id: 'w1',
  url,
  description: 'Web shop',
  events: ['CUSTOMER_CREATED'],
  isActive: true,
  status: 'ACTIVE',
  lastDeliveredAt: null,
  ...more,
})

const answerOf = (webhooks: readonly object[], { canAddWebhooks = true } = {}) => ({
  data: {
    viewer: {
      databaseDelay: 1,
      user: { __typename: 'User', id: 'u9', fullName: 'Ada Abel', role: 'ADMIN' },
      business: {
        __typename: 'Business',
        id: 'b1',
        databaseId: 1,
        timeZone: 'America/New_York',
        canManageApiKeys: true,
        apiKeys: [],
        canAddWebhooks,
        canManageWebhooks: true,
        mostWebhooks: 10,
        webhooks,
        auditActors: [],
        auditTrail: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
      },
    },
  },
})

function open(settings: object, answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ShellQuery: shellData(), SettingsScreenQuery: settings as never, ...answers })
  return { api, ...renderApp('/settings?tab=keys') }
}
const section = async () => within(await screen.findByRole('region', { name: 'Webhooks' }))
const choose = async ({ user }: ReturnType<typeof open>, item: string) => {
  await user.click((await section()).getByRole('button', { name: 'More: Web shop' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

describe('webhooks', () => {
  test('are added with all events, and their secret is shown once', async () => {
    const { api, user } = open(answerOf([]), {
      AddWebhookDialogMutation: {
        data: { createWebhook: { secret: 'whsec_abc' } },
        after: { SettingsScreenQuery: answerOf([webhook()]) },
      },
    })
    await user.click((await section()).getByRole('button', { name: 'Add Webhook' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Webhook' }))
    await user.click(dialog.getByRole('button', { name: 'Choose none' }))
    await user.click(dialog.getByRole('button', { name: 'Add Webhook' }))
    expect(await dialog.findByText('Address is required')).toBeVisible()
    expect(dialog.getByText('Choose at least one event')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Choose all' }))
    await user.click(within(dialog.getByRole('group', { name: 'Texts' })).getByLabelText('Failed'))
    await enterText(user, dialog.getByLabelText(/^Address/), url)
    await user.click(dialog.getByRole('button', { name: 'Add Webhook' }))
    const shown = within(await screen.findByRole('dialog', { name: 'Signing Secret' }))
    expect(shown.getByLabelText('Secret')).toHaveValue('whsec_abc')
    const events = allEvents.filter((event) => event !== 'TEXT_FAILED')
    expect(api.sent('AddWebhookDialogMutation')[0]?.variables).toEqual({
      input: { url, description: null, events },
    })
    await user.click(shown.getByRole('button', { name: 'Done' }))
    const row = within(await (await section()).findByRole('listitem'))
    expect(row.getByText('Active')).toBeVisible()
    expect(row.getByText(/1 event · Never delivered/)).toBeVisible()
  })

  test('show a refused address at its field', async () => {
    const words = 'Address must be reachable from the internet'
    const page = open(answerOf([webhook()]), {
      EditWebhookDialogMutation: refusal('BAD_INPUT', words, { fields: { url: [words] } }),
    })
    await choose(page, 'Edit')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Webhook' }))
    await page.user.click(dialog.getByRole('switch', { name: /^Active/ }))
    await page.user.click(dialog.getByRole('button', { name: 'Save Changes' }))
    expect(await dialog.findByText(words)).toBeVisible()
    expect(page.api.sent('EditWebhookDialogMutation')[0]?.variables).toEqual({
      input: { id: 'w1', isActive: false },
    })
  })

  test('show what became of their messages, which can be sent again', async () => {
    const logged = (state: string, more: object) => ({
      id: 'd1',
      event: 'customer.created',
      record: 'Customer:12',
      body: '{"type":"customer.created"}',
      state,
      attempts: 3,
      responseStatus: 500,
      durationMs: 41,
      error: 'The answer was 500.',
      nextAttemptAt: null,
      createdAt: '2026-06-10T16:00:00.000Z',
      ...more,
    })
    const log = (message: object) => ({
      data: {
        node: {
          __typename: 'WebhookEndpoint',
          __isNode: 'WebhookEndpoint',
          id: 'w1',
          isActive: true,
          deliveries: {
            edges: [{ cursor: 'c1', node: { __typename: 'WebhookDelivery', ...message } }],
            pageInfo: { hasNextPage: false, endCursor: 'c1' },
          },
        },
      },
    })
    const page = open(answerOf([webhook({ status: 'FAILING' })]), {
      WebhookLogQuery: log(logged('FAILED', {})),
      LoggedMessageRowMutation: {
        data: { sendWebhookAgain: { __typename: 'SendWebhookAgainPayload' } },
        after: {
          WebhookLogQuery: log(logged('PENDING', { attempts: 0, responseStatus: null, error: null })),
        },
      },
    })
    expect(await (await section()).findByText('Failing')).toBeVisible()
    await choose(page, 'Show log')
    const dialog = within(await screen.findByRole('dialog', { name: 'Log' }))
    expect(await dialog.findByText('The answer was 500.')).toBeVisible()
    expect(dialog.getByText(/3 attempts · 41 ms$/)).toBeVisible()
    expect(dialog.getByText('{"type":"customer.created"}')).not.toBeVisible()
    await page.user.click(dialog.getByText('What was sent'))
    expect(dialog.getByText('{"type":"customer.created"}')).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: 'Send again: customer.created 12' }))
    expect(await dialog.findByText('Waiting')).toBeVisible()
    expect(dialog.queryByText('What was sent')).toBeNull()
    expect(page.api.sent('LoggedMessageRowMutation')[0]?.variables).toEqual({ input: { id: 'd1' } })
  })

  test('are deleted after a question, and sent a test event', async () => {
    const page = open(answerOf([webhook()]), {
      WebhookRowTestMutation: { data: { sendTestWebhook: { __typename: 'SendTestWebhookPayload' } } },
      DeleteWebhookDialogMutation: {
        data: { deleteWebhook: { __typename: 'DeleteWebhookPayload' } },
        after: { SettingsScreenQuery: answerOf([]) },
      },
    })
    await choose(page, 'Send test event')
    expect(await screen.findByText(/^Test event is on its way/)).toBeVisible()
    await choose(page, 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Webhook' }))
    await page.user.click(question.getByRole('button', { name: 'Delete Webhook' }))
    expect(await (await section()).findByText('No webhooks yet')).toBeVisible()
  })

  test('are turned off and on in their menu', async () => {
    const page = open(answerOf([webhook()]), {
      WebhookRowTurnMutation: {
        data: { updateWebhook: { webhook: { id: 'w1', isActive: false } } },
        after: { SettingsScreenQuery: answerOf([webhook({ isActive: false, status: 'PAUSED' })]) },
      },
    })
    await choose(page, 'Turn off')
    expect(await screen.findByText('Webhook turned off')).toBeVisible()
    expect(page.api.sent('WebhookRowTurnMutation')[0]?.variables).toEqual({
      input: { id: 'w1', isActive: false },
    })
    const row = within(await (await section()).findByRole('listitem'))
    expect(await row.findByText('Off')).toBeVisible()
  })

  test('offer to load their log again when that failed', async () => {
    const page = open(answerOf([webhook()]), { WebhookLogQuery: refusal('UNAVAILABLE', 'Down') })
    await choose(page, 'Show log')
    const dialog = within(await screen.findByRole('dialog', { name: 'Log' }))
    expect(await dialog.findByText('The log could not be loaded')).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: /try again/i }))
    await vi.waitFor(() => expect(page.api.sent('WebhookLogQuery')).toHaveLength(2))
    expect(await dialog.findByText('The log could not be loaded')).toBeVisible()
  })

  test.each([
    ['in the demo', [], false, 'Webhooks cannot be added in the demo.'],
    [
      'when there are ten',
      Array.from({ length: 10 }, (_, i) => webhook({ id: `w${i}` })),
      true,
      /at most 10/,
    ],
  ])('cannot be added %s', async (_when, webhooks, canAddWebhooks, words) => {
    open(answerOf(webhooks, { canAddWebhooks }))
    expect(await (await section()).findByText(words)).toBeVisible()
    expect((await section()).queryByRole('button', { name: 'Add Webhook' })).toBeNull()
  })
})
