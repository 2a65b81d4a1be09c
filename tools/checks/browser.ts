import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartError } from '#api/core/process/startError.ts'
import { programOf, runNode, runProgram } from '#tools/project.ts'

// The headless shell comes first because the tests run a quarter faster in it than in the full browser.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...usualPlaces].find(existsSync)
}

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()].find(existsSync)
}

async function installWithApt(): Promise<void> {
  const apt = (...args: string[]) =>
    runProgram('apt-get', ['-qq', ...args], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })
  await apt('update')
  const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name)
  // Not every Debian release has the headless shell.
  if ((await install('chromium-headless-shell')) !== 0) await install('chromium')
}

/**
 * Finds the Chrome or Chromium for the browser tests: `CHROMIUM_PATH`, an installed one, or one that it installs now.
 * Rejects with a StartError that says what to do when no browser can be found or installed.
 */
export async function findBrowser(): Promise<string> {
  const found = process.env.CHROMIUM_PATH || installed() || (await playwrights())
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The browser tests need Chromium, and none is installed: installing it with apt-get…')
    await installWithApt()
  } else {
    console.log('The browser tests need Chromium, and none is installed: Playwright is fetching one…')
    await runNode([...programOf('@playwright/test', 'playwright'), 'install', 'chromium'])
  }
  const browser = installed() ?? (await playwrights())
  if (browser) return browser
  throw new StartError(
    'The browser tests need Chrome or Chromium, and it could not be installed: install one, or name it in CHROMIUM_PATH.',
  )
}
