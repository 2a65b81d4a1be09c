import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '#tools/project.ts'

/**
 * Signed-in browsers show the loading screen instead of the form. Clicks before the application has loaded are marked,
 * and `web/takeOver.ts` replays them; otherwise the browser would submit the form natively, with the password in the
 * URL. They are therefore marked before the storage is read, which a browser may forbid.
 */
const script = `{
  const page = document.getElementById('root')
  addEventListener('click', (event) => {
    const button = page.dataset.prerendered === undefined ? null : event.target.closest('button')
    if (!button) return
    event.preventDefault()
    for (const earlier of page.querySelectorAll('[data-pressed]')) delete earlier.dataset.pressed
    button.dataset.pressed = ''
    button.style.opacity = '0.6'
  }, true)
  if (localStorage.getItem('auth_token') !== null) {
    page.replaceChildren(document.getElementById('loading').content)
    delete page.dataset.prerendered
  }
}`

/** Writes `login.html` next to the built `index.html`: the same page with the sign-in form prerendered. */
export async function prerender(folder: string): Promise<void> {
  const outDir = join(root, 'dist/prerender')
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: { ssr: 'prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false, minify: false },
  })
  const { renderSignIn } = await import(pathToFileURL(join(outDir, 'prerender.js')).href)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  await writeFile(join(folder, 'login.html'), withMarkup(page, renderSignIn()))
}

function withMarkup(page: string, markup: string): string {
  const parts = /^([\s\S]*?)<div id="root">([\s\S]*?)<\/div>(\s*<noscript>[\s\S]*)$/.exec(page)
  if (!parts) throw new Error('Cannot prerender the sign-in page: index.html has no <div id="root">')
  const [, before = '', loading, after] = parts
  return `${before.replace('<title>Cuecard', '<title>Sign in · Cuecard')}<template id="loading">${loading}</template>
    <div id="root" data-prerendered>${markup}</div>
    <script>${script}</script>${after}`
}
