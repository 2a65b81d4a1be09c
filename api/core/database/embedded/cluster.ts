import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { reason, StartError } from '../startError.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { freePort } from './freePort.ts'
import { forgetReusedPid, readServer, type Server } from './postmasterFile.ts'
import { isRunning } from './processes.ts'
import { type ServerAccount, serverAccount } from './serverAccount.ts'
import { portIn, settings } from './serverSettings.ts'
import { removeSocketFolder, socketFolder } from './socketFolder.ts'

const major = '18'

export interface ClusterOptions {
  /** Folder of everything Cuecard keeps; the server's own lie in `postgres` below it. */
  dataDir: string
  /** False gives up durability for speed; for tests alone. */
  durable?: boolean
  /** `loopback` where the system has no Unix sockets. */
  transport?: 'socket' | 'loopback'
}

/** One folder of PostgreSQL's and the programs that make, start and stop the server on it. */
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

  /** Makes the folder, open to nobody but the server's account. */
  static async at(options: ClusterOptions): Promise<Cluster> {
    const home = resolve(options.dataDir, 'postgres')
    const binaries = await findBinaries()
    for (const path of [home, binaries.home]) refuseStrange(path)
    const account = await serverAccount(home)
    // The way to it is open to others: then the server's account needs no capability to walk it.
    const make = mkdir(options.dataDir, { recursive: true, mode: 0o711 }).then(() =>
      mkdir(home, { mode: 0o700 }),
    )
    await make.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' && existsSync(home)) return
      throw new StartError(`Cuecard cannot write to its data folder: ${reason(error)}.`)
    })
    await account.give(home)
    return new Cluster(home, binaries, account, options)
  }

  /** Where the running server, or one that died here, listens; undefined after a stop. */
  async server(): Promise<Server | undefined> {
    return readServer(this.#data)
  }

  /** The password of the loopback connection; sockets need none. */
  async password(): Promise<string> {
    return readFile(join(this.#data, 'cuecard.password'), 'utf8').catch(() => '')
  }

  /** Makes the empty cluster if there is none. Of several at once one wins, and the others use its. */
  async init(): Promise<void> {
    if (existsSync(join(this.#data, 'PG_VERSION'))) return this.#checkVersion()
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

  /** Starts the server and waits until it answers. Rejects when it does not, or another one was quicker. */
  async start(): Promise<void> {
    await forgetReusedPid(this.#data)
    const conf = join(this.#data, 'cuecard.conf')
    const fresh = `${conf}.${process.pid}`
    await this.#write(fresh, settings({ ...(await this.#listening(conf)), durable: this.#options.durable }))
    await rename(fresh, conf)
    const log = join(this.#home, 'log')
    const started = this.#run(
      this.#binaries.pgCtl,
      'start',
      '-w',
      '-s',
      '-t',
      '30',
      '-D',
      this.#data,
      '-l',
      log,
    )
    await started.catch(async (error: unknown) => {
      if (error instanceof StartError) throw error
      const said = (await readFile(log, 'utf8').catch(() => '')).match(/(?<=(FATAL|PANIC): +).+/g)?.at(-1)
      throw new Error(`${said ?? reason(error)} (its log is ${log})`, { cause: error })
    })
  }

  /** Stops the server; whoever is still connected is cut off. */
  async stop(): Promise<void> {
    await this.#run(this.#binaries.pgCtl, 'stop', '-w', '-s', '-m', 'fast', '-t', '6', '-D', this.#data)
    await removeSocketFolder(this.#home)
  }

  async #listening(conf: string): Promise<{ port: number } | { socketFolder: string }> {
    // The same port as before, if it is free: whoever still knows the old address finds the new server.
    if (this.#options.transport === 'loopback') {
      return { port: await freePort(portIn(await readFile(conf, 'utf8').catch(() => ''))) }
    }
    const folder = await socketFolder(this.#home)
    await this.#account.give(folder)
    return { socketFolder: folder }
  }

  /** Removes what processes left that were killed while they made a cluster. */
  async #sweep(): Promise<void> {
    const left = (await readdir(this.#home)).filter((name) => /^data\.\d+/.test(name))
    const dead = left.filter(
      (name) => name.includes(`.${process.pid}`) || !isRunning(Number.parseInt(name.slice(5), 10)),
    )
    await Promise.all(dead.map((name) => rm(join(this.#home, name), { recursive: true, force: true })))
  }

  async #checkVersion(): Promise<void> {
    const version = (await readFile(join(this.#data, 'PG_VERSION'), 'utf8')).trim()
    if (version === major) return
    throw new StartError(
      `The data in ${this.#data} were written by PostgreSQL ${version} and this Cuecard brings PostgreSQL ${major}: move them over with pg_dump, or set DATABASE_URL.`,
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

/** PostgreSQL's programs hand paths to the shell between double quotes. */
function refuseStrange(path: string): void {
  if (process.platform === 'win32' || !/["$`\\\n]/.test(path)) return
  throw new StartError(`PostgreSQL cannot work in ${path}: there is a quote, $, \` or \\ in it.`)
}
