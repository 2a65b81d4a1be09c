import type { Page } from '@playwright/test'

declare global {
  interface Window {
    probe: {
      /** The sum of the layout shifts that no press explains. */
      shift: number
      /** The longest event of the press since `watch`, to the next paint. */
      paint: number
      pressedAt: number
      readyAt: number
      busyAt: number
      /** Starts to watch a press; `brings` is the selector of what it brings. */
      watch(brings: string | null): void
    }
  }
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page before its own scripts. */
function installProbe() {
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  window.probe = {
    shift: 0,
    paint: 0,
    pressedAt: 0,
    readyAt: 0,
    busyAt: 0,
    watch(brings) {
      Object.assign(window.probe, { paint: 0, pressedAt: 0, readyAt: 0 })
      const look = () => {
        const { pressedAt } = window.probe
        const found = brings !== null && pressedAt > 0 && document.querySelector(brings)?.checkVisibility()
        // The frame after the one that renders it: then it has been painted.
        if (found) requestAnimationFrame((now) => (window.probe.readyAt = now))
        else requestAnimationFrame(look)
      }
      if (brings !== null) look()
    },
  }
  const { probe } = window
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift
    if (!hadRecentInput) probe.shift += value
  })
  const note = (entry: PerformanceEntry) => {
    const { interactionId, duration, startTime } = entry as PerformanceEventTiming
    const isOfPress = interactionId > 0 && probe.pressedAt > 0 && startTime >= probe.pressedAt
    if (isOfPress) probe.paint = Math.max(probe.paint, duration)
  }
  observe('event', note, { durationThreshold: 16 })
  for (const type of ['longtask', 'resource']) observe(type, () => (probe.busyAt = performance.now()))
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, ({ timeStamp }) => (probe.pressedAt ||= timeStamp), true)
  }
}

/** Opens pages on a phone at a quarter of this machine's speed, with the probe in them. */
export async function slowDown(page: Page): Promise<void> {
  // A helper of tsx that names functions, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(installProbe)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Waits until nothing has loaded and no task has been long for a while. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy=true]') && performance.now() - window.probe.busyAt > 500,
    null,
    { polling: 100 },
  )
}

/** Opens an address; returns the layout shift of its first visit. */
export async function visit(page: Page, address: string): Promise<number> {
  await page.goto(address)
  await page.locator('main').waitFor()
  await settle(page)
  return page.evaluate(() => window.probe.shift)
}

/** Times to the next paint, and to what the press brings, in milliseconds. */
export interface Pressed {
  paint: number
  ready: number | null
}

/** Measures one press. */
export async function pressed(
  page: Page,
  press: (page: Page) => Promise<void>,
  brings?: string,
): Promise<Pressed> {
  await page.evaluate((selector) => window.probe.watch(selector), brings ?? null)
  await press(page)
  if (brings) await page.waitForFunction(() => window.probe.readyAt > 0, null, { polling: 100 })
  await settle(page)
  return page.evaluate((hasResult) => {
    const { paint, pressedAt, readyAt } = window.probe
    if (pressedAt === 0) throw new Error('The page noticed no press.')
    return { paint, ready: hasResult ? readyAt - pressedAt : null }
  }, brings !== undefined)
}
