import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartError } from '#api/core/process/startError.ts'
import { programOf, runNode, runProgram } from '#tools/project.ts'

/** Chromium without windows: the tests take a third less processor time in it than in the full browser. */
const headlessShell = 'chromium-headless-shell'

const fullBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function onPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(existsSync)
}

const installed = () =>
  [headlessShell, ...fullBrowsers].map(onPath).find(Boolean) ?? usualPlaces.find(existsSync)

async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  return [chromium.executablePath()].find(existsSync)
}

const apt = (...args: string[]) =>
  runProgram('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=10', ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

const aptInstall = (name: string) => apt('install', '--yes', '--no-install-recommends', name)

/** Installs the headless shell or, on a Debian release without it and with no other browser, the full Chromium. */
async function installWithApt(): Promise<void> {
  console.log('The browser tests run in the headless shell of Chromium: installing it with apt-get…')
  await apt('update')
  if ((await aptInstall(headlessShell)) !== 0 && !installed()) await aptInstall('chromium')
}

async function installWithPlaywright(): Promise<void> {
  console.log('The browser tests need Chromium, and none is installed: Playwright is fetching one…')
  await runNode([...programOf('@playwright/test', 'playwright'), 'install', 'chromium'])
}

/**
 * Finds the browser for the browser tests: `CHROMIUM_PATH`, the headless shell, which it installs with apt as root, or
 * another Chrome or Chromium. Rejects with a StartError that says what to do when no browser can be found or installed.
 */
export async function findBrowser(): Promise<string> {
  const preferred = process.env.CHROMIUM_PATH || onPath(headlessShell)
  if (preferred) return preferred
  const find = async () => installed() ?? (await playwrights())
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installWithApt()
  else if (!(await find())) await installWithPlaywright()
  const browser = await find()
  if (browser) return browser
  throw new StartError(
    'The browser tests need Chrome or Chromium, and it could not be installed: install one, or name it in CHROMIUM_PATH.',
  )
}
