import { expect, type Page } from '@playwright/test'
import { test } from './scheduling.ts'

const addresses = [
  '/',
  '/customers',
  `/customers?q=${'z'.repeat(100)}`,
  '/contacts',
  '/followups',
  '/followups/plans',
  '/service-calendar',
  '/tasks',
  '/hotboard',
  '/team-board',
  '/reports',
  '/activities',
  '/sticky-notes',
  '/vendor-contacts',
  '/sms-settings',
  '/settings',
  '/settings?tab=trash',
  '/import',
]

/** Opens an address and waits until its data are there. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Fields in which a phone's browser would zoom: those with letters smaller than 16 px. */
const smallFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([aria-hidden]), select, textarea')]
      .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  )

/** What one can't reach without scrolling sideways: a page wider than the screen, and buttons and links beside it. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    // A ghost button may stand out by its padding, which nobody sees.
    const standsOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      const isLeft = left + Number.parseFloat(paddingLeft) < 0
      return width > 1 && (isLeft || right - Number.parseFloat(paddingRight) > window.innerWidth)
    }
    const wide = document.documentElement.scrollWidth - window.innerWidth
    const outside = [...document.querySelectorAll('button, a, input, select, textarea')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => standsOut(element) && !scrolls(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 120))
    return [...(wide > 0 ? [`${wide} px wider than the screen`] : []), ...outside]
  })

test('No field makes a phone zoom, and with twice as large letters everything stays within its screen', {
  tag: '@phone-alone',
}, async ({ page, robin }) => {
  const [, number] = Buffer.from(robin.id, 'base64').toString().split(':')
  const found: Record<string, string[]> = {}
  for (const address of [...addresses, '/customers/1', `/customers/${number}`]) {
    await open(page, address)
    found[`${address} fields`] = await smallFields(page)
    await page.addStyleTag({ content: ':root { font-size: 200% }' })
    found[`${address} at 200 %`] = await beside(page)
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
})
