import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { channel } from '#api/core/live/announcement.ts'
import { listen } from '#api/core/live/listener.ts'
import { silent } from '#api/testing/database.ts'
import type { World } from '#api/testing/world.ts'

/** A world that hears the announcements of its database. */
export interface Hearing {
  /** Resolves when all that was written so far has been heard: nothing of it comes late into what follows. */
  settled(): Promise<void>
  close(): Promise<void>
}

export async function hear({ services, prisma }: World, url: string): Promise<Hearing> {
  const payloads = new Set<string>()
  const heard = (payload: string) => {
    payloads.add(payload)
    services.ears.heard(payload)
  }
  const listener = await listen(url, { ...services.ears, heard }, silent)
  return {
    async settled() {
      const mark = `heard ${randomUUID()}`
      await prisma.$executeRaw`select pg_notify(${channel}, ${mark})`
      await vi.waitFor(
        () => {
          if (!payloads.has(mark)) throw new Error('announcements are late')
        },
        { timeout: 10_000, interval: 5 },
      )
    },
    close: () => listener.close(),
  }
}
