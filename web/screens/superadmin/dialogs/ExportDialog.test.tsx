import { Blob } from 'node:buffer'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { renderApp } from '#web/testing/renderApp.tsx'
import { storeSuperadminSession } from '#web/testing/sessions.ts'

const business = {
  __typename: 'ManagedBusiness',
  id: 'm7',
  databaseId: 7,
  name: 'Chalk & Cue',
  businessType: 'BILLIARDS',
  createdAt: '2026-06-10T16:00:00.000Z',
  userCount: 3,
  customerCount: 40,
  canDelete: true,
  isActive: true,
  status: 'ACTIVE',
  subscriptionStatus: 'ACTIVE',
}
const panel = (encryptsExports = true) => ({
  data: {
    superadmin: {
      __typename: 'Superadmin',
      id: 's1',
      encryptsExports,
      businesses: {
        edges: [{ cursor: 'c', node: business }],
        pageInfo: { hasNextPage: false, endCursor: 'c' },
      },
    },
  },
})

const saved = vi.fn<(name: string, content: Blob) => void>()
vi.mock('#web/lib/download.ts', () => ({
  saveBlob: (name: string, content: Blob) => saved(name, content),
  download: vi.fn(),
}))

/** What the server answers to a download; a fake of the graph answers all other requests. */
let answer: (signal: AbortSignal) => Promise<Response>
let asked: { url: string; authorization: string | null }[]
let token: string

beforeAll(async () => {
  await Promise.all([
    import('../SuperadminScreen.tsx'),
    import('./BusinessDialogs.tsx'),
    import('#web/features/confirmation/ConfirmationDialog.tsx'),
  ])
}, 60_000)
function answerPanel(data = panel()): void {
  fakeApi({
    SuperadminScreenQuery: data,
    methodsQuery: { data: { secondFactor: null, passkeys: [] } },
    confirmByMutation: { data: { confirmPassword: { confirmed: true } } },
  })
  const graph = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/')) return graph(url, init)
    asked.push({ url, authorization: new Headers(init.headers).get('authorization') })
    return answer(init.signal as AbortSignal)
  })
}
beforeEach(() => {
  localStorage.clear()
  token = storeSuperadminSession()
  saved.mockReset()
  asked = []
  answerPanel()
})
afterEach(() => vi.unstubAllGlobals())

async function openMenu(item: string) {
  const page = renderApp('/triton-admin-panel')
  const [more] = await screen.findAllByRole('button', { name: 'More for Chalk & Cue' })
  await page.user.click(more as HTMLElement)
  await page.user.click(await screen.findByRole('menuitem', { name: item }))
  return page
}

const findExport = async () => within(await screen.findByRole('dialog', { name: 'Download Export' }))

async function openDialog() {
  const page = await openMenu('Download Export')
  return { page, dialog: await findExport() }
}

describe('the export of a business', () => {
  test('is confirmed, sent with the token of the session, and saved under the name of the server', async () => {
    // Node 24 makes the Blob of a Response by the global class, and jsdom's cannot be read.
    vi.stubGlobal('Blob', Blob)
    answer = async () =>
      new Response('archive', {
        headers: { 'content-disposition': `attachment; filename="a"; filename*=UTF-8''caf%C3%A9.tar.gz` },
      })
    const { page, dialog } = await openDialog()
    expect(dialog.getByText(/hashes of their passwords/)).toBeVisible()
    expect(dialog.getByText(/recorded in the audit trail/)).toBeVisible()
    expect(asked).toEqual([])
    await page.user.click(dialog.getByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Export downloaded')).toBeVisible()
    expect(asked).toEqual([{ url: '/api/superadmin/businesses/7/export', authorization: `Bearer ${token}` }])
    const [[name, content]] = saved.mock.calls as [[string, Blob]]
    expect([name, await content.text()]).toEqual(['café.tar.gz', 'archive'])
  })

  test('asks for the password when the sign-in is old, and is downloaded then', async () => {
    const needed = { code: 'PASSWORD_NEEDED', message: 'Confirm your password first.' }
    answer = async () =>
      asked.length < 3 ? new Response(JSON.stringify(needed), { status: 403 }) : new Response('archive')
    const { page, dialog } = await openDialog()
    await page.user.click(dialog.getByRole('button', { name: 'Download' }))
    const question = async () => within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
    await page.user.click((await question()).getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled())
    expect(dialog.queryByText(needed.message)).toBeNull()
    await page.user.click(dialog.getByRole('button', { name: 'Download' }))
    await page.user.type((await question()).getByLabelText(/^Your password/), 'deep blue sea{Enter}')
    expect(await screen.findByText('Export downloaded')).toBeVisible()
    expect(asked).toHaveLength(3)
    expect(saved).toHaveBeenCalledOnce()
  })

  test('says why it is refused, and stays open for another try', async () => {
    const message = 'Cuecard is busy. Please try again in a moment.'
    answer = async () => new Response(JSON.stringify({ message }), { status: 503 })
    const { page, dialog } = await openDialog()
    await page.user.click(dialog.getByRole('button', { name: 'Download' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled()
    expect(saved).not.toHaveBeenCalled()
  })

  test('An export that is cut off midway is not saved', async () => {
    answer = async () =>
      new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new Uint8Array(10))
            controller.error(new TypeError('network error'))
          },
        }),
      )
    const { page, dialog } = await openDialog()
    await page.user.click(dialog.getByRole('button', { name: 'Download' }))
    expect(await dialog.findByText('The download was interrupted. Please try again.')).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
  })

  test('is broken off when the dialog is closed', async () => {
    let signal: AbortSignal | undefined
    answer = (given) => {
      signal = given
      return new Promise((_done, failed) => {
        given.addEventListener('abort', () => failed(given.reason))
      })
    }
    const { page, dialog } = await openDialog()
    await page.user.click(dialog.getByRole('button', { name: 'Download' }))
    expect(await dialog.findByRole('button', { name: /Downloading/ })).toBeVisible()
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await vi.waitFor(() => expect(signal?.aborted).toBe(true))
    expect(screen.queryByText(/interrupted/)).toBeNull()
  })

  test.each([
    [true, 'This server encrypts the file'],
    [false, 'This server does not encrypt the file'],
  ])('says whether this server encrypts it: %s', async (encrypts, words) => {
    answerPanel(panel(encrypts))
    const { dialog } = await openDialog()
    expect(dialog.getByText(new RegExp(`^${words}`))).toBeVisible()
  })

  test('is offered before a deletion', async () => {
    const page = await openMenu('Delete Business')
    const sure = within(await screen.findByRole('alertdialog', { name: 'Delete Business' }))
    await page.user.click(sure.getByRole('button', { name: 'Download an export first' }))
    const dialog = await findExport()
    expect(dialog.getByText('Chalk & Cue')).toBeVisible()
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('ends a session that is over', async () => {
    answer = async () =>
      new Response(JSON.stringify({ message: 'Session expired, please sign in again' }), { status: 401 })
    const { page, dialog } = await openDialog()
    await page.user.click(dialog.getByRole('button', { name: 'Download' }))
    await vi.waitFor(() => expect(page.load).toHaveBeenCalledWith(expect.stringContaining('/login?')))
  })
})
