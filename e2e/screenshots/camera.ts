import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

export interface Size {
  width: number
  height: number
}

export const phone: Size = { width: 390, height: 844 }
/** The narrowest screen that needs no sideways scroll; no pictures are taken of it. */
export const narrow: Size = { width: 320, height: 640 }
export const tablet: Size = { width: 768, height: 1024 }
export const desktop: Size = { width: 1440, height: 900 }
export const wide: Size = { width: 2560, height: 1440 }

/** A browser of a kind; the screens with a mouse share one, which is resized. */
export type Device = 'phone' | 'computer'

export const devices: readonly Device[] = ['phone', 'computer']
export const deviceOf = (size: Size): Device => (size === phone ? 'phone' : 'computer')

/** How long to wait for a page, in milliseconds: a busy machine takes its time. */
const timeout = 120_000

export type Theme = 'light' | 'dark'

/** What the browser keeps of somebody who has signed in; null of a visitor. */
export type Session = Awaited<ReturnType<typeof signIn>> | null

/** Signs in through the form. */
export async function signIn(browser: Browser, origin: string, username: string, password: string) {
  const page = await browser.newPage({ baseURL: origin })
  page.setDefaultTimeout(timeout)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  const session = await page.context().storageState()
  await page.context().close()
  return session
}

interface View {
  origin: string
  device: Device
  session: Session
}

/** Opens a page on a device in the name of somebody. */
export async function openPage(browser: Browser, { origin, device, session }: View): Promise<Page> {
  const isPhone = device === 'phone'
  const page = await browser.newPage({
    baseURL: origin,
    viewport: isPhone ? phone : desktop,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    ...(session && { storageState: session }),
  })
  page.setDefaultTimeout(timeout)
  return page
}

/** Opens a screen and waits until it has loaded. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main, .graphiql-container').first().waitFor()
  await settle(page)
}

/** Gives a page another size and theme. */
export async function turn(page: Page, size: Size, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.setViewportSize(size)
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().progress === null),
  )
}

const dialogs = '[role=dialog], [role=alertdialog]'

/**
 * Presses a button of the page, then buttons or menu items of the dialog or menu that it opens, and waits until what
 * they open has stopped moving.
 */
export async function press(page: Page, names: readonly (string | RegExp)[], opens = dialogs): Promise<void> {
  const overlay = page.locator(`${dialogs}, [role=menu]`).filter({ visible: true }).last()
  for (const [i, name] of names.entries()) {
    const options = { name, exact: true }
    const place = i === 0 ? page.locator('body') : overlay
    const named = place.getByRole('button', options).or(place.getByRole('menuitem', options))
    await named.filter({ visible: true }).first().click({ timeout: 10_000 })
  }
  await page.locator(opens).filter({ visible: true }).first().waitFor({ timeout: 10_000 })
  await settle(page)
}

/** How far a page scrolls sideways, in pixels. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Takes the picture of what a page shows, and returns its file name. */
export async function shoot(page: Page, folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = `${name}.jpg`
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 90 })
  return file
}
