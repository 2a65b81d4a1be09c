import { type Browser, chromium, type Page } from '@playwright/test'
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

export interface Felt {
  /** The first press in a new profile, and the medians of the later rounds. */
  presses: { name: string; first: Pressed; later: Pressed }[]
  /** The layout shift of the first visit. */
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
  const shifts: Felt['shifts'] = []
  try {
    const visitor = await openPhone(browser, peer.origin, [])
    const page = await openPhone(browser, peer.origin, await sessionOf(peer.origin))
    say('First visits')
    for (const path of paths) {
      const shift = await visit(path === '/login' ? visitor : page, path)
      shifts.push({ path, shift: Math.round(shift * 1000) / 1000 })
    }
    await visitor.context().close()
    for (let round = 0; round <= rounds; round += 1) {
      say(round === 0 ? 'First presses' : `Round ${round} of ${rounds}`)
      for (const interaction of interactions) {
        times.get(interaction.name)?.push(await measure(page, interaction))
      }
    }
  } finally {
    await browser.close()
    await peer.stop()
  }
  return {
    presses: [...times].map(([name, [first = { paint: 0, ready: null }, ...later]]) => ({
      name,
      first,
      later: {
        paint: median(later.map(({ paint }) => paint)),
        ready: first.ready === null ? null : median(later.map(({ ready }) => ready ?? 0)),
      },
    })),
    shifts,
  }
}

/** Opens the screen of an interaction anew, presses once, and takes back what the press has changed. */
async function measure(page: Page, { path, before = [], press, brings, after = [] }: Interaction) {
  await visit(page, path)
  for (const step of before) {
    await step(page)
    await settle(page)
  }
  const times = await pressed(page, press, brings)
  for (const step of after) await step(page)
  await settle(page)
  return times
}

/** The results as Markdown tables. */
export function screensTable({ presses, shifts }: Felt): string {
  const felt = presses.map(({ name, first, later }) => [
    name,
    whole(later.paint || 16),
    whole(later.ready),
    whole(first.paint || 16),
    whole(first.ready),
  ])
  const jumps = shifts.map(({ path, shift }) => [path, String(shift)])
  return [
    markdown([
      ['press', 'to the next paint, ms', 'to what it brings, ms', 'first time', 'first time'],
      ...felt,
    ]),
    markdown([['first visit', 'layout shift'], ...jumps]),
  ].join('\n\n')
}

const whole = (time: number | null) => (time === null ? '–' : String(Math.round(time)))
