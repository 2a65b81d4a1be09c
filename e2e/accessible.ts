import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Half as long as the source that the module exports, which each page would have to parse. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits until nothing is on its way from one place, size or colour to another. What has just been opened begins to
 * move some frames later, so that one look would take the beginning for the end. `finished` of an animation would not
 * do: its promise stays open when `content-visibility` leaves the element out of the picture meanwhile.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
    for (let calm = 0; calm < 3; calm++) {
      await frame()
      if (document.getAnimations().some(moves)) calm = 0
    }
  })
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose answer depends on colours, and half of the time that axe takes. */
const colours = ['color-contrast', 'link-in-text-block']

const everything: RunOptions = { runOnly: standards, resultTypes: ['violations'] }
const coloursAlone: RunOptions = { runOnly: colours, resultTypes: ['violations'] }
const noColours: RunOptions = {
  ...everything,
  rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
}

/** Whether the same test looks at the same colours on the desktop. */
function coloursAreSeen(): boolean {
  const { project, tags } = test.info()
  return project.name === 'phone' && !tags.includes('@phone-alone')
}

/** The violations in a part of the page: without a selector in the open dialogs, without dialogs in the whole page. */
async function violationsIn(page: Page, options: RunOptions, within?: string): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([options, within]) => {
      const parts = document.querySelectorAll(within ?? '[role=dialog], [role=alertdialog]')
      const visible = [...parts].filter((part) => part.checkVisibility())
      if (within && visible.length === 0) throw new Error(`Nothing on the page matches ${within}`)
      // Base UI renders hidden focus guards around the button of an open menu; they forward the focus immediately.
      // Items of a list are alike: colours of a page of 25 cards would take longer than all its other rules.
      const exclude = ['[data-base-ui-focus-guard]', 'li:nth-child(n+9)']
      const report = await window.axe?.run(
        { include: visible.length > 0 ? visible : [document.documentElement], exclude },
        options,
      )
      if (!report) throw new Error('axe is missing')
      return report.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [options, within] as const,
  )
}

async function expectNoViolations(page: Page, options: RunOptions, within?: string): Promise<void> {
  const found = await violationsIn(page, options, within)
  // A second look, because a message that fades during the first one is faint for that moment.
  expect(found.length === 0 ? found : await violationsIn(page, options, within)).toEqual([])
}

/**
 * Expects that WCAG 2.2 AA and good practice are kept by the open dialogs, else by the whole page. `within` selects
 * another part: for instance, a button that a panel half covers counts as too small.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await expectNoViolations(page, coloursAreSeen() ? noColours : everything, within)
}

/** Expects enough contrast when the device asks for dark colours; the other rules don't depend on colours. */
export async function expectAccessibleDark(page: Page, within?: string): Promise<void> {
  if (coloursAreSeen()) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoViolations(page, coloursAlone, within)
  await page.emulateMedia({ colorScheme: 'light' })
}
