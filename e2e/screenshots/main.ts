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
import { crowdedBusiness, emptyBusiness, type ShownBusiness } from './businesses.ts'
import {
  desktop,
  openPage,
  phone,
  type Size,
  shoot,
  show,
  signIn,
  type Theme,
  tablet,
  wide,
} from './camera.ts'
import { businessScreens, otherScreens, type Screen } from './screens.ts'
import { startServer } from './server.ts'
import { type Picture, writeSheet } from './sheet.ts'

// npm run screenshots: pictures of every screen, and a contact sheet for each state, size and theme.
const { values } = parseArgs({
  options: { only: { type: 'string' }, port: { type: 'string', default: '4790' } },
})
const only = values.only?.split(',')
const chosen = (screens: readonly Screen[]) => screens.filter(({ name }) => !only || only.includes(name))

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

async function states(): Promise<State[]> {
  const embedded = await openEmbedded({ dataDir, log })
  const database = new pg.Client({ connectionString: embedded.url('cuecard') })
  await database.connect()
  try {
    const few = { username: 'demo', customerId: 1 }
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
  const sessions = {
    user: await signIn(browser, origin, business.username, 'demo1234'),
    superadmin: await signIn(browser, origin, 'triton', 'the operator'),
    visitor: null,
  }
  for (const size of sizes) {
    for (const theme of themes) {
      const folder = join(root, '.screenshots', `${name}-${size.width}-${theme}`)
      const pictures: Picture[] = []
      for (const screen of chosen(screens)) {
        const page = await openPage(browser, { origin, size, theme, session: sessions[screen.onlooker] })
        await show(page, screen.path.replace(':customer', String(business.customerId)))
        pictures.push({ name: screen.name, file: await shoot(page, folder, screen.name) })
        await page.context().close()
      }
      if (pictures.length > 0) console.log(await writeSheet(browser, folder, pictures))
    }
  }
}

try {
  for (const state of await states()) await take(state)
} finally {
  await browser.close()
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}
