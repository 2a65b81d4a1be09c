import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { findBrowser } from '#api/cli/browser.ts'
import { makeStale } from '#api/cli/fresh.ts'
import { root } from '#api/cli/project.ts'
import { product } from '#api/cli/steps.ts'
import { openEmbedded } from '#api/core/database/embedded/embedded.ts'
import { log } from '#api/core/platform/log.ts'
import { crowdedBusiness, demoBusiness, emptyBusiness, type ShownBusiness } from './businesses.ts'
import {
  desktop,
  openPage,
  phone,
  press,
  type Session,
  type Size,
  shoot,
  show,
  signIn,
  type Theme,
  tablet,
  wide,
} from './camera.ts'
import { shownDialogs } from './dialogs.ts'
import { businessScreens, type Onlooker, otherScreens, type Screen } from './screens.ts'
import { startServer } from './server.ts'
import { type Picture, writeSheet } from './sheet.ts'

// npm run screenshots: captures every screen and dialog, and a contact sheet per state, size and theme.
const { values } = parseArgs({
  options: { only: { type: 'string' }, port: { type: 'string', default: '4790' } },
})
const only = values.only?.split(',')
const chosen = <Shown extends { name: string }>(all: readonly Shown[]) =>
  all.filter(({ name }) => !only || only.includes(name))

await makeStale(product)
const dataDir = await mkdtemp(join(tmpdir(), 'cuecard-screenshots-'))
const { origin, stop } = await startServer(dataDir, Number(values.port))
const browser = await chromium.launch({ executablePath: await findBrowser() })

interface State {
  name: string
  screens: readonly Screen[]
  business: ShownBusiness
  sizes: readonly Size[]
  themes: readonly Theme[]
}

async function states(): Promise<[few: State, ...others: State[]]> {
  const embedded = await openEmbedded({ dataDir, log })
  const database = new pg.Client({ connectionString: embedded.url('cuecard') })
  await database.connect()
  try {
    const few = await demoBusiness(database)
    const sizes = [phone, desktop]
    return [
      {
        ...{ name: 'few', screens: [...businessScreens, ...otherScreens], business: few },
        ...{ sizes: [phone, tablet, desktop, wide], themes: ['light', 'dark'] },
      },
      {
        ...{ name: 'none', screens: businessScreens.filter(({ path }) => !path.includes(':customer')) },
        ...{ business: await emptyBusiness(database), sizes, themes: ['light'] },
      },
      {
        ...{ name: 'many', screens: businessScreens, business: await crowdedBusiness(database) },
        ...{ sizes, themes: ['light'] },
      },
    ]
  } finally {
    await database.end()
    await embedded.close()
  }
}

async function take({ name, screens, business, sizes, themes }: State): Promise<void> {
  const sessions = await sessionsOf(business)
  for (const size of sizes) {
    for (const theme of themes) {
      const folder = join(root, '.screenshots', `${name}-${size.width}-${theme}`)
      const pictures: Picture[] = []
      for (const screen of chosen(screens)) {
        const page = await openPage(browser, { origin, size, theme, session: sessions[screen.onlooker] })
        await show(page, addressOf(screen.path, business))
        pictures.push({ name: screen.name, file: await shoot(page, folder, screen.name) })
        await page.context().close()
      }
      if (pictures.length > 0) console.log(await writeSheet(browser, folder, pictures))
    }
  }
}

/** Captures the dialogs with demo data. Logs a dialog that cannot be opened, and fails the run at the end. */
async function takeDialogs({ business }: State): Promise<void> {
  const sessions = await sessionsOf(business)
  for (const size of [phone, desktop]) {
    const folder = join(root, '.screenshots', `dialogs-${size.width}-light`)
    const pictures: Picture[] = []
    const other = size === phone ? 'desktop' : 'phone'
    for (const dialog of chosen(shownDialogs).filter(({ at }) => at !== other)) {
      const { name, path, onlooker } = dialog
      const page = await openPage(browser, { origin, size, theme: 'light', session: sessions[onlooker] })
      await show(page, addressOf(path, business))
      await press(page, dialog.press).catch((error) => {
        console.error(`${name} did not open: ${error.message.split('\n')[0]}`)
        process.exitCode = 1
      })
      pictures.push({ name, file: await shoot(page, folder, name) })
      await page.context().close()
    }
    if (pictures.length > 0) console.log(await writeSheet(browser, folder, pictures))
  }
}

async function sessionsOf({ username }: ShownBusiness): Promise<Record<Onlooker, Session>> {
  return {
    user: await signIn(browser, origin, username, 'demo1234'),
    superadmin: await signIn(browser, origin, 'triton', 'the operator'),
    visitor: null,
  }
}

const addressOf = (path: string, { customerId, day = '' }: ShownBusiness) =>
  path.replace(':customer', String(customerId)).replace(':day', day)

try {
  const [few, ...others] = await states()
  for (const state of [few, ...others]) await take(state)
  await takeDialogs(few)
} finally {
  await browser.close()
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}
