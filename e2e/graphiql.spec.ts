import { expect, test } from '@playwright/test'

test('GraphiQL runs under its policy with nothing from elsewhere', async ({ page, baseURL }) => {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  page.on('request', (request) => {
    const own = [`${baseURL}/`, `blob:${baseURL}/`, 'data:'].some((start) => request.url().startsWith(start))
    if (!own) trouble.push(request.url())
  })
  const query = encodeURIComponent('{ __typename }')
  await page.goto(`/graphql?query=${query}`)
  await page.getByRole('button', { name: /execute query/i }).click()
  await expect(page.locator('.graphiql-response, .result-window').first()).toContainText(
    '"__typename": "Query"',
  )
  expect(trouble).toEqual([])
})
