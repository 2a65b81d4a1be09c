import { readFile, rename, stat } from 'node:fs/promises'

/** The current size of the server's log, in bytes. */
export async function lengthOf(log: string): Promise<number> {
  return stat(log).then(
    ({ size }) => size,
    () => 0,
  )
}

/** A larger log is put aside at a start, in bytes. */
const maxSize = 10 * 1024 * 1024

/** Begins a new log when the current one is large; one older log is kept, as `log.old`. */
export async function beginAnew(log: string): Promise<void> {
  if ((await lengthOf(log)) > maxSize) await rename(log, `${log}.old`)
}

/** Connection errors while a server starts or stops; they do not explain a failed start. */
const passing = /the database system is (starting up|shutting down|not )/

/** The reason of a failed start, from the log lines after position `since`; undefined when there is none. */
export async function reasonIn(log: string, since: number): Promise<string | undefined> {
  const text = await readFile(log).catch(() => Buffer.alloc(0))
  const lines = text.subarray(since).toString('utf8').split('\n')
  const said = lines.filter((line) => !passing.test(line))
  const first = said.findIndex((line) => /(FATAL|PANIC): /.test(line))
  if (first >= 0) {
    const [refusal = ''] = said[first]?.match(/(?<=(FATAL|PANIC): +)\S.*/) ?? []
    const [detail] = said[first + 1]?.match(/(?<=DETAIL: +)\S.*/) ?? []
    return detail ? `${refusal}: ${detail}` : refusal
  }
  // A server that cannot read its folder writes lines without a severity.
  const plain = said.filter((line) => line.trim() && !/ (LOG|HINT|DETAIL|WARNING): /.test(line))
  return plain.length > 0 ? plain.slice(-4).join(' ') : undefined
}
