import { readFile, stat } from 'node:fs/promises'

/** The text of an operation by the id that Relay's compiler gave it; null for one that is not known. */
export type Documents = (id: string) => Promise<string | null>

/**
 * The operations of the web application. They are read when the first is asked for, and again when one is not found
 * in a file that has changed: building anew needs no restart.
 */
export function openDocuments(file: string): Documents {
  let texts = new Map<string, string>()
  let read = 0
  let reading: Promise<void> | undefined

  async function refresh(): Promise<void> {
    const changed = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    )
    if (changed === read) return
    texts = new Map(Object.entries<string>(JSON.parse(await readFile(file, 'utf8'))))
    read = changed
  }

  return async (id) => {
    if (!texts.has(id)) {
      reading ??= refresh().finally(() => {
        reading = undefined
      })
      await reading
    }
    return texts.get(id) ?? null
  }
}
