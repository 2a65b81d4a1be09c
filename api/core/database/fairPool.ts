import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { AppError } from '#api/core/errors.ts'
import { createLimiter } from '#api/core/limiter.ts'

/** How long a statement or a transaction waits for a connection, in milliseconds. */
export const connectionWait = 3_000

/**
 * How many connections one business may use at once: half of them, so that a business with slow statements leaves the
 * other half. Two at least where there are two, because an operation may read beside its own transaction.
 */
export function connectionsPerBusiness(poolSize: number): number {
  return Math.min(poolSize, Math.max(2, Math.ceil(poolSize / 2)))
}

const currentBusiness = new AsyncLocalStorage<number>()

/** Does database work in the name of a business: connections that it takes count as that business's. */
export function onBehalfOf<T>(businessId: number, work: () => T): T {
  return currentBusiness.run(businessId, work)
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void

interface Options extends pg.PoolConfig {
  max: number
  /** Whether the server answered when it was last asked: tells a busy pool from a lost database. */
  isAlive(): Promise<boolean>
}

/**
 * A pool whose connections businesses take in turns; work of no business takes turns as one more. A wait that takes too
 * long rejects with BUSY, or UNAVAILABLE when the server does not answer (docs/decisions/fairness.md).
 */
export class FairPool extends pg.Pool {
  readonly #limiter
  readonly #isAlive: Options['isAlive']
  readonly #leave = new WeakMap<pg.PoolClient, () => void>()

  constructor({ isAlive, ...config }: Options) {
    super(config)
    this.#isAlive = isAlive
    const atOncePerKey = connectionsPerBusiness(config.max)
    this.#limiter = createLimiter({ atOnce: config.max, atOncePerKey, maxWait: connectionWait })
    this.on('release', (_error, client) => {
      this.#leave.get(client)?.()
      this.#leave.delete(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const taken = this.#take()
    if (!callback) return taken
    taken.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  async #take(): Promise<pg.PoolClient> {
    const leave = await this.#place()
    try {
      const client = await super.connect()
      this.#leave.set(client, leave)
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  async #place(): Promise<() => void> {
    const key = currentBusiness.getStore()
    try {
      return await this.#limiter.acquire(key === undefined ? '' : String(key))
    } catch (busy) {
      if (await this.#isAlive()) throw busy
      throw new AppError('UNAVAILABLE', { cause: busy })
    }
  }
}
