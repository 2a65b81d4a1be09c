import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import pg from 'pg'
import { log } from '#api/core/process/log.ts'
import { openEmbedded } from '#api/database/embedded/embedded.ts'
import { findBrowser } from '#tools/checks/browser.ts'
import { makeStale } from '#tools/steps/fresh.ts'
import { product } from '#tools/steps/steps.ts'
import { crowdedBusiness, demoBusiness, emptyBusiness } from './businesses.ts'
import { desktop, phone, tablet, wide } from './camera.ts'
import { shownDialogs } from './dialogs.ts'
import { businessScreens, otherScreens } from './screens.ts'
import { startServer } from './server.ts'
import { Studio } from './studio.ts'

// npm run screenshots: captures every screen and dialog, and a contact sheet per state, size and theme.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    states: { type: 'string', default: 'few,none,many,dialogs' },
    port: { type: 'string', default: '4790' },
  },
})
const only = values.only?.split(',')
const states = values.states.split(',')
const chosen = <Shown extends { name: string }>(all: readonly Shown[]) =>
  all.filter(({ name }) => !only || only.includes(name))

async function businesses(dataDir: string) {
  const embedded = await openEmbedded({ dataDir, log })
  const database = new pg.Client({ connectionString: embedded.url('cuecard') })
  await database.connect()
  try {
    const few = await demoBusiness(database)
    return { few, none: await emptyBusiness(database), many: await crowdedBusiness(database) }
  } finally {
    await database.end()
    await embedded.close()
  }
}

await makeStale(product)
const began = Date.now()
const dataDir = await mkdtemp(join(tmpdir(), 'cuecard-screenshots-'))
const { origin, stop } = await startServer(dataDir, Number(values.port))
const browser = await chromium.launch({ executablePath: await findBrowser() })
try {
  const { few, none, many } = await businesses(dataDir)
  const studio = new Studio(browser, origin)
  const sizes = [phone, desktop]
  if (states.includes('few')) {
    const screens = chosen([...businessScreens, ...otherScreens])
    await studio.screens('few', few, screens, [phone, tablet, desktop, wide], ['light', 'dark'])
  }
  if (states.includes('none')) {
    const screens = chosen(businessScreens).filter(({ path }) => !path.includes(':customer'))
    await studio.screens('none', none, screens, sizes, ['light'])
  }
  if (states.includes('many')) {
    await studio.screens('many', many, chosen(businessScreens), sizes, ['light'])
  }
  if (states.includes('dialogs')) await studio.dialogs({ few, many }, chosen(shownDialogs), sizes)
  await studio.writeSheets()
  for (const complaint of studio.complaints) console.error(complaint)
  if (studio.complaints.length > 0) process.exitCode = 1
  console.log(`${studio.count} pictures in ${Math.round((Date.now() - began) / 1000)} s`)
} finally {
  await browser.close()
  await stop()
  await rm(dataDir, { recursive: true, force: true })
}
