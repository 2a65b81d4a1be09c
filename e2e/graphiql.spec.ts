import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleDark } from './accessible.ts'
import { test as signedInTest } from './signedIn.ts'

const bar = (page: Page) => page.locator('#session')
const shown = (page: Page) => page.locator('.graphiql-response, .result-window').first()

/** Presses Execute. What the editor shows of the answer depends on its width, so it is read on its way. */
async function run(page: Page): Promise<string> {
  // Beside what is run, the editor asks for the graph, and the bar who it is.
  const beside = /__schema|\{ superadmin \{ username|\{ viewer \{ (apiKey|user) /
  const coming = page.waitForResponse((response) => {
    const sent = response.request().postData()
    return sent !== null && !beside.test(sent)
  })
  await page.getByRole('button', { name: /execute query/i }).click()
  return (await coming).text()
}

async function signIn(page: Page, username: string, password: string) {
  await bar(page).getByRole('button', { name: 'Sign in' }).click()
  await bar(page).getByLabel('Username').fill(username)
  await bar(page).getByLabel('Password').fill(password)
  await bar(page).getByRole('button', { name: 'Sign in' }).click()
}

/** Everything that the page should not have done: errors in its console, requests to elsewhere. */
function troubleOf(page: Page, baseURL: string | undefined): string[] {
  const trouble: string[] = []
  page.on('pageerror', ({ message }) => trouble.push(message))
  page.on('console', (message) => {
    // A refused sign-in is an answer of 401, of which browsers say so.
    if (message.type() === 'error' && !message.text().includes('401')) trouble.push(message.text())
  })
  page.on('request', (request) => {
    const own = [`${baseURL}/`, `blob:${baseURL}/`, 'data:'].some((start) => request.url().startsWith(start))
    if (!own) trouble.push(request.url())
  })
  return trouble
}

test('A superadmin signs in from GraphiQL, which loads nothing from elsewhere, runs an example, and signs out', async ({
  page,
  baseURL,
}) => {
  const trouble = troubleOf(page, baseURL)
  const docs = page.locator('.graphiql-plugin')
  // On tablets the answer is below the query, whose width stays when the documentation opens.
  await page.setViewportSize({ width: 768, height: 1024 })
  const refused = page.waitForResponse((response) => response.status() === 401)
  await page.goto(`/graphql?query=${encodeURIComponent('{ __typename }')}`)
  await refused
  await run(page)
  await expect(shown(page)).toContainText('"__typename": "Query"')
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await expect(docs).toContainText('Docs')
  await expect(docs).not.toContainText('Root Types')
  const width = (selector: string) =>
    page.locator(selector).evaluate((pane) => pane.getBoundingClientRect().width)
  await expect.poll(() => width('.graphiql-plugin')).toBeGreaterThan(700)
  await expect.poll(() => width('.graphiql-query-editor')).toBeGreaterThan(700)
  await expect.poll(() => width('.graphiql-response')).toBeGreaterThan(700)

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/graphql')
  await signIn(page, 'triton', 'not it')
  await expectAccessible(page, '#session')
  await expect(bar(page).getByRole('alert')).toHaveText('Invalid username or password')
  await bar(page).getByLabel('Password').fill('the operator')
  await bar(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(bar(page).getByRole('status')).toHaveText('Signed in as triton (superadmin)')
  await expectAccessible(page, '#session')
  // Superadmins have separate panes and tabs.
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await expect(docs).toContainText('Root Types')

  const businesses = await run(page)
  expect(businesses).toContain('Corner Pocket Billiards')
  expect(businesses).not.toContain('errors')

  await page.reload()
  await expect(bar(page).getByRole('status')).toHaveText('Signed in as triton (superadmin)')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ')
  expect(trouble).toEqual([])

  await page.goto(`/graphql?query=${encodeURIComponent('{ viewer { business { name } } }')}`)
  expect(await run(page)).toContain('FORBIDDEN')
  await bar(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(bar(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await run(page)).toContain('UNAUTHENTICATED')
  expect(trouble.filter((text) => !text.includes('403'))).toEqual([])
})

/** Presses the second tab as a hand does, which moves the mouse a little meanwhile. */
async function pressSecondTab(page: Page) {
  const names = page.locator('.graphiql-tab-button')
  const tab = names.nth(1)
  await expect(tab).toHaveAttribute('aria-current', 'false')
  const before = await names.allTextContents()
  const edges = await tab.boundingBox()
  if (!edges) throw new Error('The tab is not visible')
  const middle = edges.y + edges.height / 2
  await page.mouse.move(edges.x + 20, middle)
  await page.mouse.down()
  await page.mouse.move(edges.x + 24, middle, { steps: 2 })
  await page.mouse.up()
  await expect(tab).toHaveAttribute('aria-current', 'true')
  expect(await names.allTextContents()).toEqual(before)
}

signedInTest('The panels of GraphiQL are accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/graphql')
  const panel = '.graphiql-plugin'
  const docs = page.locator(panel)
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await expect(docs).toContainText('Root Types')
  await docs.getByRole('combobox').fill('nothing like it')
  await expect(docs.getByRole('option', { name: 'No results found' })).toBeVisible()
  await docs.getByRole('combobox').fill('badge')
  await expect(docs.getByRole('option', { name: 'TeamBadge', exact: true })).toBeVisible()
  await expectAccessible(page, panel)
  await docs.getByRole('option', { name: 'TeamBadge', exact: true }).click()
  await expect(docs).toContainText('Fields')
  await expectAccessible(page, panel)
  await expectAccessibleDark(page, panel)

  await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).click()
  await expect(docs.getByRole('combobox', { name: 'Type of operation' })).toBeVisible()
  await expectAccessible(page, panel)
  await page.getByRole('button', { name: 'Hide GraphiQL Explorer' }).click()
  await page.getByRole('button', { name: 'Open settings dialog' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

signedInTest(
  'A Cuecard session is signed in to GraphiQL: accessible, with examples of its role and a link back',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.goto('/graphql')
    await expect(bar(page).getByRole('status')).toContainText('Corner Pocket Billiards')
    await expect(page.getByRole('button', { name: 'Today' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Businesses' })).toHaveCount(0)
    // The demo account is an admin.
    await expect(page.getByRole('button', { name: 'AuditTrail' })).toHaveCount(1)
    expect(await run(page)).toContain('Corner Pocket Billiards')
    await expect(shown(page)).toContainText('"name"')
    await expectAccessible(page)
    await expectAccessibleDark(page)
    await pressSecondTab(page)
    await bar(page).getByRole('link', { name: 'Back to Cuecard' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  },
)

test('GraphiQL reports when its session has ended, takes a token, and shows a second person nothing of the first', async ({
  page,
  request,
}) => {
  const answer = await request.post('/api/auth/login', { data: { username: 'demo', password: 'demo1234' } })
  const { token } = await answer.json()
  const execute = page.getByRole('button', { name: /execute query/i })
  const expectEnded = async () => {
    await expect(bar(page).getByRole('alert')).toHaveText('Your session has ended. Please sign in again.')
    await expect(bar(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  const texts = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const editor = page.locator('.graphiql-query-editor')
  const type = async (text: string) => {
    await editor.locator('.CodeMirror').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  }
  await page.goto('/graphql')
  await signIn(page, 'demo', 'demo1234')
  await expect(bar(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
  await type('subscription Live { changes { mayBeIncomplete } }')
  await expect(page.getByRole('button', { name: 'Live' })).toBeVisible()
  await execute.click()
  await expect(shown(page)).toContainText('"mayBeIncomplete": true')
  await page.getByRole('button', { name: 'Stop query' }).click()
  await type('{ viewer { user { fullName } } } # secretOfTheFirst')
  await expect(editor).toContainText('secretOfTheFirst')
  await expect.poll(texts).toContain('secretOfTheFirst')
  // The server ends the session; nobody has pressed Sign out.
  await page.evaluate(() => {
    const token = sessionStorage.getItem('cuecard_graphiql_token')
    return fetch('/api/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${token}` } })
  })
  await execute.click()
  await expectEnded()
  await expect(editor).not.toContainText('secretOfTheFirst')

  await page.goto(`/graphql?query=${encodeURIComponent('{ viewer { business { name } } }')}`)
  const paste = async (text: string) => {
    await bar(page).getByLabel('Token or API key').fill(text)
    await bar(page).getByRole('button', { name: 'Use it' }).click()
  }
  await bar(page).getByRole('button', { name: 'Use a token or key' }).click()
  await expectAccessible(page, '#session')
  await paste('cuecard_wrong')
  await expect(bar(page).getByRole('alert')).toHaveText('This token lets nobody in.')
  await bar(page).getByRole('button', { name: 'Use a token or key' }).click()
  await paste(`Bearer ${token}`)
  await expect(bar(page).getByRole('status')).toContainText('Corner Pocket Billiards')
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click()
  await expect(page.locator('.graphiql-plugin')).toContainText('Root Types')
  await page.getByRole('button', { name: 'Hide Documentation Explorer' }).click()
  expect(await run(page)).toContain('Corner Pocket Billiards')
  await page.evaluate(() => sessionStorage.setItem('cuecard_graphiql_token', 'ended'))
  await execute.click()
  await expectEnded()

  await page.goto('/graphql')
  await signIn(page, 'triton', 'the operator')
  await expect(bar(page).getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(editor).not.toContainText('secretOfTheFirst')
  expect(await texts()).not.toContain('secretOfTheFirst')
})
