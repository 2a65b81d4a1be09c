import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '#tools/checks/browser.ts'
import { businessScreens } from '#web/routes.tsx'
import { password } from '../accounts.ts'
import type { BenchServer } from '../database.ts'
import { startPeer } from '../processes.ts'
import { median } from '../rounds.ts'
import { ours } from '../servers.ts'
import { markdown } from '../table.ts'
import { screensContents } from './contents.ts'
import type { Interaction } from './interactions.ts'
import { type Pressed, pressed, settle, slowDown, visit } from './probe.ts'

interface Settings {
  rounds: number
  say(line: string): void
}

/** The medians of the rounds, by name. */
export interface Felt {
  presses: { name: string; paint: number; ready: number | null }[]
  shifts: { path: string; shift: number }[]
}

const paths = ['/login', ...businessScreens.map(({ paths: [path] }) => path.replace(':id', '900'))]

async function sessionOf(origin: string) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'staff1', password }),
  })
  const { token, user } = (await answer.json()) as { token: string; user: unknown }
  return [
    { name: 'auth_token', value: token },
    { name: 'user_data', value: JSON.stringify(user) },
  ]
}

/** Opens an empty page of a slow phone that nobody has used before. */
async function openPhone(browser: Browser, origin: string, localStorage: { name: string; value: string }[]) {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await slowDown(page)
  return page
}

/** Measures presses and first visits of our screens on a slow phone, in a business of 1,000 customers. */
export async function measureScreens(
  server: BenchServer,
  interactions: readonly Interaction[],
  { rounds, say }: Settings,
): Promise<Felt> {
  const peer = await startPeer(ours(await server.database('screens', screensContents)))
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  const times = new Map(interactions.map(({ name }) => [name, [] as Pressed[]]))
  const shifts = new Map(paths.map((path) => [path, [] as number[]]))
  try {
    const session = await sessionOf(peer.origin)
    for (let round = 1; round <= rounds; round += 1) {
      say(`Round ${round} of ${rounds}`)
      const visitor = await openPhone(browser, peer.origin, [])
      const page = await openPhone(browser, peer.origin, session)
      for (const path of paths) {
        shifts.get(path)?.push(await visit(path === '/login' ? visitor : page, path))
      }
      await visitor.context().close()
      for (const { name, path, before = [], press, brings, after = [] } of interactions) {
        await visit(page, path)
        for (const step of before) {
          await step(page)
          await settle(page)
        }
        times.get(name)?.push(await pressed(page, press, brings))
        for (const step of after) await step(page)
        await settle(page)
      }
      await page.context().close()
    }
  } finally {
    await browser.close()
    await peer.stop()
  }
  return {
    presses: [...times].map(([name, all]) => ({
      name,
      paint: median(all.map(({ paint }) => paint)),
      ready: all[0]?.ready == null ? null : Math.round(median(all.map(({ ready }) => ready ?? 0))),
    })),
    shifts: [...shifts].map(([path, all]) => ({ path, shift: Math.round(median(all) * 1000) / 1000 })),
  }
}

/** The results as Markdown tables. */
export function screensTable({ presses, shifts }: Felt): string {
  const felt = presses.map(({ name, paint, ready }) => [name, String(paint || '< 16'), String(ready ?? '–')])
  const jumps = shifts.map(({ path, shift }) => [path, String(shift)])
  return [
    markdown([['press', 'to the next paint, ms', 'to what it brings, ms'], ...felt]),
    markdown([['first visit', 'layout shift'], ...jumps]),
  ].join('\n\n')
}
