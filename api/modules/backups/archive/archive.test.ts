import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { type Headers, pack } from 'tar-stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { largestEntry, verifyArchive, writeArchive } from './archive.ts'
import { archiveVersion } from './manifest.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes a file in the format of an archive with some bytes as its manifest, which claims a size and a type. */
async function withManifest(
  name: string,
  content: Buffer,
  { size = content.length, type = 'file' }: { size?: number; type?: Headers['type'] } = {},
): Promise<string> {
  const tar = pack()
  const blocks = buffer(tar)
  tar.entry({ name: 'manifest.json', type }, content)
  tar.finalize()
  const bytes = await blocks
  bytes.write(size.toString(8).padStart(11, '0'), 124)
  // The checksum of a header counts its own eight bytes as spaces.
  bytes.fill(' ', 148, 156)
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte)
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  const zipped = gzipSync(bytes)
  // The operating system in the header of archives is 255.
  zipped[9] = 255
  const file = join(folder, name)
  await writeFile(file, zipped)
  return file
}

it.each([
  ['no JSON', Buffer.from('{')],
  ['something else', Buffer.from('[]')],
])('An archive whose manifest is %s is refused in one sentence', async (name, content) => {
  const file = await withManifest(name, content)
  await expect(verifyArchive(file, undefined)).rejects.toMatchObject({
    name: 'StartError',
    message: `${file} is damaged, or was made by a newer version of Cuecard: its manifest cannot be read.`,
  })
})

it('An archive that unpacks to an endless manifest is refused before it fills the memory', async () => {
  const file = await withManifest('endless', Buffer.alloc(1000), { size: largestEntry + 1 })
  await expect(verifyArchive(file, undefined)).rejects.toThrow(
    `The backup ${file} cannot be restored: it is damaged (manifest.json is too large).`,
  )
})

it('An archive with anything but files is refused', async () => {
  const file = await withManifest('folder', Buffer.alloc(0), { type: 'directory' })
  await expect(verifyArchive(file, undefined)).rejects.toThrow(
    `The backup ${file} cannot be restored: it is damaged (manifest.json is not a file).`,
  )
})

it('An archive is written to a new file of its owner, not through what is there under its temporary name', async () => {
  const [file, victim] = [join(folder, 'linked'), join(folder, 'victim')]
  await writeFile(victim, 'precious', { mode: 0o666 })
  await symlink(victim, `${file}.unfinished`)
  await writeArchive({ file }, async () => ({
    cuecard: 'backup',
    version: archiveVersion,
    createdAt: '2026-06-10T16:00:00.000Z',
    migrations: ['20261120000000_init'],
    tables: [],
    sequences: [],
  }))
  expect(await readFile(victim, 'utf8')).toBe('precious')
  const { mode } = await stat(file)
  expect(mode & 0o777).toBe(0o600)
})
