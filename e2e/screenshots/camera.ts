import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'

export interface Size {
  width: number
  height: number
}

export const phone: Size = { width: 390, height: 844 }
export const tablet: Size = { width: 768, height: 1024 }
export const desktop: Size = { width: 1440, height: 900 }
export const wide: Size = { width: 2560, height: 1440 }

export type Theme = 'light' | 'dark'

/** What the browser keeps of somebody who has signed in; null of a visitor. */
export type Session = Awaited<ReturnType<typeof signIn>> | null

/** Signs in through the form. */
export async function signIn(browser: Browser, origin: string, username: string, password: string) {
  const page = await browser.newPage({ baseURL: origin })
  await page.goto('/login')
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
  size: Size
  theme: Theme
  session: Session
}

/** Opens a page of a size and theme in the name of somebody. */
export async function openPage(browser: Browser, { origin, size, theme, session }: View): Promise<Page> {
  const isPhone = size === phone
  return browser.newPage({
    baseURL: origin,
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
    ...(session && { storageState: session }),
  })
}

/** Opens a screen and waits until it has loaded. */
export async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main, .graphiql-container').first().waitFor()
  await settle(page)
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().progress === null),
  )
}

/** Presses buttons or menu items in order, and waits until the opened dialog has stopped moving. */
export async function press(page: Page, names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) {
    const options = { name, exact: true }
    const named = page.getByRole('button', options).or(page.getByRole('menuitem', options))
    await named.filter({ visible: true }).first().click({ timeout: 10_000 })
  }
  const overlays = page.locator('[role=dialog], [role=alertdialog]').filter({ visible: true })
  await overlays.first().waitFor({ timeout: 10_000 })
  await settle(page)
}

/** Takes the picture of what a page shows, and returns its file name. */
export async function shoot(page: Page, folder: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = `${name}.png`
  await page.screenshot({ path: join(folder, file) })
  return file
}
