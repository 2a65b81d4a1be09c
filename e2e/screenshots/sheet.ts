import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'

/** A picture of a screen, in the folder of its sheet. */
export interface Picture {
  name: string
  file: string
}

const tile = ({ name, file }: Picture) =>
  `<figure><img src="${file}"><figcaption>${name}</figcaption></figure>`

/** Puts pictures side by side on one page and takes a picture of it: `<folder>/sheet.png`. */
export async function writeSheet(browser: Browser, folder: string, pictures: Picture[]): Promise<string> {
  const page = join(folder, 'sheet.html')
  const file = join(folder, 'sheet.png')
  await writeFile(
    page,
    `<!doctype html><meta charset="utf-8"><style>
      body { margin: 24px; display: flex; flex-wrap: wrap; gap: 24px; background: #888; font: 16px sans-serif }
      figure { margin: 0 } img { max-width: 760px; max-height: 640px; display: block } figcaption { margin-top: 6px; color: #fff }
    </style>${pictures.map(tile).join('')}`,
  )
  const view = await browser.newPage({ viewport: { width: 3200, height: 900 } })
  await view.goto(`file://${page}`)
  await view.screenshot({ path: file, fullPage: true })
  await view.close()
  return file
}
