import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

interface Entry {
  link?: boolean
  inBundle?: boolean
  integrity?: string
  resolved?: string
}

const files = [
  'package-lock.json',
  'bench/peers/package-lock.json',
  'bench/peers/postgraphile4/package-lock.json',
]

/** The packages that npm downloads, excluding the project itself, links, and packages bundled in others. */
function downloaded(file: string): [string, Entry][] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
  return Object.entries(packages).filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle)
}

describe.each(files)('%s', (file) => {
  it('pins the content of every package that is downloaded, on every platform', () => {
    const unpinned = downloaded(file).filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    expect(unpinned.map(([path]) => path)).toEqual([])
  })

  it('names no download address, so that it works with every registry', () => {
    expect(downloaded(file).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})
