import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { root } from '#tools/project.ts'

const source = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

/** The weights of the screens' text, from regular to bold. */
const weights = { min: 400, max: 700 }

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Western European letters, punctuation and the signs of the screens. Browsers take others from their own fonts. */
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœˆ˜${range(0x2010, 0x2027)}‰′″‹›€™←↑→↓−`

/** Writes Inter without the weights and characters that the screens do not use: 28 kB instead of 48 kB. */
export async function subsetInter(file: string): Promise<void> {
  const font = await readFile(fileURLToPath(source))
  const subset = await subsetFont(font, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  })
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), subset)
}
