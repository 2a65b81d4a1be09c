import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '#tools/project.ts'
import type { ShownBusiness } from './businesses.ts'
import {
  type Device,
  deviceOf,
  devices,
  narrow,
  openPage,
  press,
  type Session,
  type Size,
  shoot,
  show,
  sidewaysScroll,
  signIn,
  type Theme,
  turn,
} from './camera.ts'
import type { ShownDialog } from './dialogs.ts'
import type { Onlooker, Screen } from './screens.ts'
import { type Picture, writeSheet } from './sheet.ts'

const folderOf = (name: string, { width }: Size, theme: Theme) =>
  join(root, '.screenshots', `${name}-${width}-${theme}`)

const addressOf = (path: string, { customerId, day = '' }: ShownBusiness) =>
  path.replace(':customer', String(customerId)).replace(':day', day)

/** Takes pictures on a device, of pages that somebody in a business sees. */
type Work = (
  device: Device,
  pageOf: (business: ShownBusiness, onlooker: Onlooker) => Promise<Page>,
) => Promise<void>

const usernames = { superadmin: 'triton', visitor: 'visitor' }

/** Takes the pictures. A page is loaded once per device and then resized, because loading takes most of the time. */
export class Studio {
  /** What a picture shows that must not be, and what did not open. */
  readonly complaints: string[] = []
  count = 0
  readonly #sheets = new Map<string, Picture[]>()
  readonly #sessions = new Map<string, Promise<Session>>()

  readonly #browser: Browser
  readonly #origin: string

  constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  /** Captures screens with the records of a business. */
  async screens(
    name: string,
    business: ShownBusiness,
    screens: readonly Screen[],
    sizes: readonly Size[],
    themes: readonly Theme[],
  ): Promise<void> {
    await this.#onEachDevice(async (device, pageOf) => {
      for (const screen of screens) {
        const page = await pageOf(business, screen.onlooker)
        await show(page, addressOf(screen.path, business)).catch(this.#complain(`${name}: ${screen.name}`))
        for (const size of sizes.filter((each) => deviceOf(each) === device)) {
          for (const theme of themes) {
            await turn(page, size, theme)
            await this.#shoot(page, folderOf(name, size, theme), screen.name)
          }
        }
        if (device !== 'phone') continue
        await turn(page, narrow, 'light')
        await this.#checkWidth(page, `${name}: ${screen.name} at ${narrow.width}`)
      }
    })
  }

  /** Captures dialogs; those that write come last and on one device at a time, because they change what others show. */
  async dialogs(
    businesses: Record<'few' | 'many', ShownBusiness>,
    dialogs: readonly ShownDialog[],
    sizes: readonly Size[],
  ): Promise<void> {
    const [writing = [], reading = []] = [true, false].map((writes) =>
      dialogs.filter((dialog) => (dialog.writes ?? false) === writes),
    )
    const capture =
      (chosen: readonly ShownDialog[]): Work =>
      async (device, pageOf) => {
        for (const size of sizes.filter((each) => deviceOf(each) === device)) {
          for (const dialog of chosen.filter(({ at = device }) => at === device)) {
            const business = businesses[dialog.business ?? 'few']
            const page = await pageOf(business, dialog.onlooker)
            await show(page, addressOf(dialog.path, business))
            await press(page, dialog.press, dialog.opens).catch(
              this.#complain(`${dialog.name} at ${size.width}`),
            )
            await this.#shoot(page, folderOf('dialogs', size, 'light'), dialog.name)
          }
        }
      }
    await this.#onEachDevice(capture(reading))
    for (const device of devices) await this.#on(device, capture(writing))
  }

  /** Writes a contact sheet into each folder of pictures. */
  async writeSheets(): Promise<void> {
    for (const [folder, pictures] of this.#sheets)
      console.log(await writeSheet(this.#browser, folder, pictures))
  }

  async #checkWidth(page: Page, name: string): Promise<void> {
    const scroll = await sidewaysScroll(page)
    if (scroll > 0) this.complaints.push(`${name} scrolls sideways by ${scroll} px`)
  }

  #complain(name: string) {
    return (error: Error) => {
      this.complaints.push(`${name} did not open: ${error.message.split('\n')[0]}`)
    }
  }

  async #shoot(page: Page, folder: string, name: string): Promise<void> {
    await this.#checkWidth(page, `${folder}/${name}`)
    const picture = { name, file: await shoot(page, folder, name) }
    this.#sheets.set(folder, [...(this.#sheets.get(folder) ?? []), picture])
    this.count += 1
  }

  /** Works on both devices at once. */
  async #onEachDevice(work: Work): Promise<void> {
    await Promise.all(devices.map((device) => this.#on(device, work)))
  }

  /** Works on a device, with one page per person. */
  async #on(device: Device, work: Work): Promise<void> {
    const pages = new Map<string, Page>()
    await work(device, async (business, onlooker) => {
      const key = onlooker === 'user' ? business.username : usernames[onlooker]
      const page = pages.get(key)
      if (page) return page
      const session = await this.#sessionOf(key)
      const opened = await openPage(this.#browser, { origin: this.#origin, device, session })
      pages.set(key, opened)
      return opened
    })
    for (const page of pages.values()) await page.context().close()
  }

  #sessionOf(who: string): Promise<Session> {
    const known = this.#sessions.get(who)
    if (known) return known
    const password = who === usernames.superadmin ? 'the operator' : 'demo1234'
    const session =
      who === usernames.visitor ? Promise.resolve(null) : signIn(this.#browser, this.#origin, who, password)
    this.#sessions.set(who, session)
    return session
  }
}
