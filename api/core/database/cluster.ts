import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, findBinaries } from './binaries.ts'
import { forgetReusedPid, readServer, type Server } from './postmasterFile.ts'
import { type Account, canReach, serverAccount, throughClosedFolders } from './serverAccount.ts'
import { settings } from './serverSettings.ts'
import { socketFolder } from './socketFolder.ts'
import { reason, StartError } from './startError.ts'

const exec = promisify(execFile)
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
  readonly #account: Account | undefined
  readonly #options: ClusterOptions

  private constructor(
    home: string,
    binaries: Binaries,
    account: Account | undefined,
    options: ClusterOptions,
  ) {
    this.#home = home
    this.#data = join(home, 'data')
    this.#binaries = binaries
    this.#account = account
    this.#options = options
  }

  /** Makes the folder, open to nobody but the server's account. */
  static async at(options: ClusterOptions): Promise<Cluster> {
    const home = resolve(options.dataDir, 'postgres')
    const binaries = await findBinaries()
    const strange = [home, binaries.home].find(
      (path) => process.platform !== 'win32' && /["$`\\\n]/.test(path),
    )
    if (strange)
      throw new StartError(`PostgreSQL cannot work in ${strange}: its path has a quote, $, \` or \\ in it.`)
    const account = await serverAccount(join(home, 'data'))
    const cluster = new Cluster(home, binaries, account, options)
    // The way to it may be open to others: then the server's account needs no capability to walk it.
    const make = mkdir(options.dataDir, { recursive: true, mode: 0o711 }).then(() =>
      mkdir(home, { mode: 0o700 }),
    )
    await make.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' && existsSync(home)) return
      throw new StartError(`Cuecard cannot write to its data folder: ${reason(error)}.`)
    })
    await cluster.#own(home)
    return cluster
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
    const fresh = `${this.#data}.${process.pid}`
    const password = `${fresh}.password`
    await rm(fresh, { recursive: true, force: true })
    await this.#write(password, randomBytes(24).toString('base64url'))
    const options = ['--username=cuecard', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=und']
    const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${password}`]
    const init = (locale: string) =>
      this.#run(this.#binaries.initdb, ['-D', fresh, ...options, ...access, `--locale=${locale}`])
    await init('C.UTF-8').catch(() => init('C'))
    await appendFile(join(fresh, 'postgresql.conf'), "\ninclude 'cuecard.conf'\n")
    await rename(password, join(fresh, 'cuecard.password'))
    await rename(fresh, this.#data).catch(() => rm(fresh, { recursive: true, force: true }))
  }

  /** Starts the server and waits until it answers. Rejects when it does not, or another one was quicker. */
  async start(): Promise<void> {
    await forgetReusedPid(this.#data)
    const loopback =
      (this.#options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket')) === 'loopback'
    const listen = loopback ? { port: await freePort() } : { socketFolder: await this.#socketFolder() }
    const conf = join(this.#data, 'cuecard.conf')
    await this.#write(
      `${conf}.${process.pid}`,
      settings({ ...listen, durable: this.#options.durable ?? true }),
    )
    await rename(`${conf}.${process.pid}`, conf)
    const log = join(this.#home, 'log')
    const start = this.#run(this.#binaries.pgCtl, [
      'start',
      '-w',
      '-s',
      '-t',
      '30',
      '-D',
      this.#data,
      '-l',
      log,
    ])
    await start.catch(async (error: unknown) => {
      if (error instanceof StartError) throw error
      const said = (await readFile(log, 'utf8').catch(() => '')).match(/(?<=(FATAL|PANIC): +).+/g)?.at(-1)
      throw new Error(`${said ?? reason(error)} (its log is ${log})`, { cause: error })
    })
  }

  /** Stops the server; whoever is still connected is cut off. */
  async stop(): Promise<void> {
    await this.#run(this.#binaries.pgCtl, ['stop', '-w', '-s', '-m', 'fast', '-t', '6', '-D', this.#data])
  }

  async #socketFolder(): Promise<string> {
    const folder = await socketFolder(this.#home)
    await this.#own(folder)
    return folder
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
    await this.#own(path)
  }

  async #own(path: string): Promise<void> {
    if (!this.#account) return
    await chown(path, this.#account.uid, this.#account.gid)
  }

  async #run(program: string, args: string[]): Promise<void> {
    const options = { cwd: this.#home, windowsHide: true, env: environment() }
    if (!this.#account) return void (await exec(program, args, options))
    if (await canReach([this.#home, this.#binaries.home], this.#account)) {
      return void (await exec(program, args, { ...options, ...this.#account }))
    }
    await exec(...throughClosedFolders(this.#account, program, args), options).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' && !error.message.includes('setpriv:')) throw error
        throw new StartError(
          `Cuecard runs as root, PostgreSQL must not, and its account cannot enter ${this.#home} or ${this.#binaries.home}: move them to a folder open to others, or set DATABASE_URL.`,
          { cause: error },
        )
      },
    )
  }
}

/** Nothing of ours but the way to the system's programs: a stray PGOPTIONS must not steer the server. */
function environment(): NodeJS.ProcessEnv | undefined {
  return process.platform === 'win32' ? undefined : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', TZ: 'UTC' }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const address = probe.address()
  await new Promise((done) => probe.close(done))
  if (address === null || typeof address === 'string')
    throw new StartError('No free port for the embedded database.')
  return address.port
}
