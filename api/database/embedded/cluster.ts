import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { reason, StartError } from '#api/core/process/startError.ts'
import {
  folderOfOrigin,
  readServer,
  releaseLockFiles,
  type Server,
} from '#api/database/embedded/ownership/postmasterFile.ts'
import { isRunning, whereServerIs } from '#api/database/embedded/ownership/processes.ts'
import { worksOn } from '#api/database/embedded/ownership/sameData.ts'
import { dataFolderError, makeDataFolder } from '#api/database/start/dataFolder.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { freePort } from './freePort.ts'
import { type ServerAccount, serverAccount } from './serverAccount.ts'
import { beginAnew, lengthOf, reasonIn } from './serverLog.ts'
import { portIn, serverSettings } from './serverSettings.ts'
import { ownSocketFolder, removeSocketFolder, socketFolder } from './socketFolder.ts'

const major = '18'

export interface ClusterOptions {
  /** The folder of everything Cuecard stores. PostgreSQL's files are in its subfolder `postgres`. */
  dataDir: string
  /** False trades durability for speed; only for tests. */
  durable?: boolean
  /** Use `loopback` where the system has no Unix sockets. */
  transport?: 'socket' | 'loopback'
}

/** A PostgreSQL data folder, and the programs that create, start and stop a server on it. */
export class Cluster {
  readonly #home: string
  readonly #data: string
  readonly #binaries: Binaries
  readonly #account: ServerAccount
  readonly #options: Required<ClusterOptions>

  private constructor(home: string, binaries: Binaries, account: ServerAccount, options: ClusterOptions) {
    this.#home = home
    this.#data = join(home, 'data')
    this.#binaries = binaries
    this.#account = account
    const transport = process.platform === 'win32' ? 'loopback' : 'socket'
    this.#options = { durable: true, transport, ...options }
  }

  /** Creates the folder with access for the server's account only. */
  static async at(options: ClusterOptions): Promise<Cluster> {
    const home = resolve(options.dataDir, 'postgres')
    const binaries = await findBinaries()
    for (const path of [home, binaries.home]) refuseStrange(path)
    const account = await serverAccount(home)
    const make = makeDataFolder(options.dataDir).then(() => mkdir(home, { mode: 0o700 }))
    await make.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' && existsSync(home)) return
      throw dataFolderError(options.dataDir, error)
    })
    await account.give(home)
    return new Cluster(home, binaries, account, options)
  }

  /**
   * The addresses at which a server of this folder may listen: the one in its `postmaster.pid`, and the socket inside
   * the folder.
   */
  async servers(): Promise<Server[]> {
    const recorded = await readServer(this.#data)
    const socket = ownSocketFolder(this.#home)
    // The server may have been started under another path of this folder, if it has been moved, linked or mounted.
    const inside = { pid: 0, dataFolder: this.#data, port: 5432, host: socket }
    if (recorded?.host === socket || !existsSync(join(socket, '.s.PGSQL.5432')))
      return recorded ? [recorded] : []
    return recorded ? [recorded, inside] : [inside]
  }

  /** Whether the connected server uses this folder, rather than the folder that this one was copied from. */
  worksHere(client: pg.Client): Promise<boolean> {
    return worksOn(client, this.#data)
  }

  /**
   * Whether the server at an address certainly does not use this folder. A socket may lead to a server in another
   * container, whose process id means nothing here; a loopback address cannot.
   */
  async isForeign({ host, ...server }: Server): Promise<boolean> {
    const where = await whereServerIs(server, this.#data)
    return host.startsWith('/') ? where === 'elsewhere' : where !== 'here'
  }

  /** The folder that this one was copied or moved from while a server was running on it. */
  async origin(): Promise<string | undefined> {
    return folderOfOrigin(this.#data)
  }

  get dataDir(): string {
    return this.#options.dataDir
  }

  /** The password of the loopback connection; sockets need none. */
  async password(): Promise<string> {
    return readFile(join(this.#data, 'cuecard.password'), 'utf8').catch(() => '')
  }

  /**
   * Creates an empty cluster if there is none. When several processes do so at once, one wins and the others use its
   * cluster.
   */
  async init(): Promise<void> {
    if (await this.#isMade()) return
    await this.#sweep()
    const fresh = `${this.#data}.${process.pid}`
    const password = `${fresh}.password`
    await this.#write(password, randomBytes(24).toString('base64url'))
    const options = ['--username=cuecard', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und']
    const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${password}`]
    if (!this.#options.durable) options.push('--no-sync')
    const init = (locale: string) =>
      this.#run(this.#binaries.initdb, '-D', fresh, ...options, ...access, `--locale=${locale}`)
    await init('C.UTF-8').catch(() => init('C'))
    await appendFile(join(fresh, 'postgresql.conf'), "\ninclude 'cuecard.conf'\n")
    await rename(password, join(fresh, 'cuecard.password'))
    await rename(fresh, this.#data).catch(() => rm(fresh, { recursive: true, force: true }))
  }

  /**
   * Starts the server and waits until it answers. Rejects when it does not start, or when another process was faster.
   */
  async start(): Promise<void> {
    const conf = join(this.#data, 'cuecard.conf')
    const listening = await this.#listening(conf)
    await releaseLockFiles(this.#data, 'socketFolder' in listening ? listening.socketFolder : undefined)
    const fresh = `${conf}.${process.pid}`
    await this.#write(fresh, serverSettings({ ...listening, durable: this.#options.durable }))
    await rename(fresh, conf)
    const log = join(this.#home, 'log')
    await beginAnew(log)
    const before = await lengthOf(log)
    const options = ['-w', '-s', '-t', '30', '-D', this.#data, '-l', log]
    await this.#run(this.#binaries.pgCtl, 'start', ...options).catch(async (error: unknown) => {
      if (error instanceof StartError) throw error
      const said = (await reasonIn(log, before)) || (error as { stderr?: string }).stderr?.trim()
      throw new Error(`${said || reason(error)} (its log is ${log})`, { cause: error })
    })
  }

  /** Stops the server and closes the remaining connections. */
  async stop(): Promise<void> {
    await this.#run(this.#binaries.pgCtl, 'stop', '-w', '-s', '-m', 'fast', '-t', '6', '-D', this.#data)
    await removeSocketFolder(this.#home)
  }

  async #listening(conf: string): Promise<{ port: number } | { socketFolder: string }> {
    // Prefer the previous port, so that a client with the old address finds the new server.
    if (this.#options.transport === 'loopback') {
      return { port: await freePort(portIn(await readFile(conf, 'utf8').catch(() => ''))) }
    }
    const folder = await socketFolder(this.#home)
    await this.#account.give(folder)
    return { socketFolder: folder }
  }

  /** Removes the partial clusters of processes that were killed during `init`. */
  async #sweep(): Promise<void> {
    const left = (await readdir(this.#home)).filter((name) => /^data\.\d+/.test(name))
    const dead = left.filter(
      (name) => name.includes(`.${process.pid}`) || !isRunning(Number.parseInt(name.slice(5), 10)),
    )
    await Promise.all(dead.map((name) => rm(join(this.#home, name), { recursive: true, force: true })))
  }

  /**
   * Whether the cluster exists. Throws a StartError when it is damaged or was written by another version of
   * PostgreSQL.
   */
  async #isMade(): Promise<boolean> {
    const version = await readFile(join(this.#data, 'PG_VERSION'), 'utf8').catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw dataFolderError(this.#options.dataDir, error)
      },
    )
    if (version?.trim() === major) return true
    if (version !== undefined && /^\d/.test(version)) {
      throw new StartError(
        `The data in ${this.#data} were written by PostgreSQL ${version.trim()} and this Cuecard brings PostgreSQL ${major}: move them over with pg_dump, or set DATABASE_URL.`,
      )
    }
    const found = await readdir(this.#data).catch((): string[] => [])
    if (found.length === 0 || (version === undefined && found.includes('PG_VERSION'))) return found.length > 0
    const lack =
      version === undefined ? 'lacks its file PG_VERSION' : 'has a file PG_VERSION without a version'
    throw new StartError(
      `The database in ${this.#data} is damaged: it ${lack}. Restore DATA_DIR from a backup, or set another DATA_DIR.`,
    )
  }

  async #write(path: string, text: string): Promise<void> {
    await writeFile(path, text, { mode: 0o600 })
    await this.#account.give(path)
  }

  #run(program: string, ...args: string[]): Promise<void> {
    return this.#account.run(program, args, [this.#home, this.#binaries.home])
  }
}

/** Refuses paths with shell characters, because PostgreSQL's programs pass paths to the shell in double quotes. */
function refuseStrange(path: string): void {
  if (process.platform === 'win32' || !/["$`\\\n]/.test(path)) return
  throw new StartError(`PostgreSQL cannot work in ${path}: there is a quote, $, \` or \\ in it.`)
}
