import pg from 'pg'
import type { AppError } from '#api/core/errors/errors.ts'

/** Creates the error for a wait for a connection that timed out: BUSY, or UNAVAILABLE when the server is lost. */
export type LateError = (cause: unknown) => Promise<AppError>

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: pg.PoolClient['release'],
) => void

interface Options extends pg.PoolConfig {
  lateError: LateError
}

/** The driver's message is the same whether all connections are in use or the server does not accept a new one. */
const late = 'timeout exceeded when trying to connect'

/** A pool whose time-outs tell a busy pool from a lost server. */
export class Pool extends pg.Pool {
  readonly #lateError: LateError

  constructor({ lateError, ...config }: Options) {
    super(config)
    this.#lateError = lateError
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
    try {
      return await super.connect()
    } catch (error) {
      throw error instanceof Error && error.message === late ? await this.#lateError(error) : error
    }
  }
}
