import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { channel } from '#api/core/live/announcement.ts'
import { listen } from '#api/core/live/changeListener.ts'
import { silent } from '#api/testing/harness/database/database.ts'
import type { World } from '#api/testing/harness/world.ts'

/** Forwards the change notifications of a test's database to its services. */
export interface ChangeNotifications {
  /** Resolves when the notification of every write so far has arrived. */
  settled(): Promise<void>
  close(): Promise<void>
}

export async function receiveChanges({ services, prisma }: World, url: string): Promise<ChangeNotifications> {
  const payloads = new Set<string>()
  const onChange = (payload: string) => {
    payloads.add(payload)
    services.changeListener.onChange(payload)
  }
  const listener = await listen(url, { ...services.changeListener, onChange }, silent)
  return {
    async settled() {
      const probe = `probe ${randomUUID()}`
      await prisma.$executeRaw`select pg_notify(${channel}, ${probe})`
      await vi.waitFor(
        () => {
          if (!payloads.has(probe)) throw new Error('change notifications are late')
        },
        { timeout: 10_000, interval: 5 },
      )
    },
    close: () => listener.close(),
  }
}
