import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readManifest, scriptsOf } from './manifest.ts'

/** Screens without the shell of a business, and the customer's page, whose path contains an id. */
const without = [
  'login',
  'forgot-password',
  'reset-password',
  'verify-email',
  'triton-admin-panel',
  'customer',
]

/**
 * Preloads scripts of signed-in browsers; others are sent to the sign-in page. Without it these scripts would start
 * only after the entry has run. Low priority lets the styles of the first paint come first.
 */
const preload = (files: string[]) => `<script>
      if (localStorage.getItem('auth_token') !== null) {
        for (const href of ${JSON.stringify(files)}) {
          const link = document.createElement('link')
          document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href }))
        }
      }
    </script>`

/** Writes a page for each screen of a business, such as `screens/customers.html`, that preloads shell and screen. */
export async function writeScreenPages(folder: string): Promise<void> {
  const manifest = await readManifest(folder)
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const [entry = ''] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? []
  const loaded = scriptsOf(manifest, entry)
  await mkdir(join(folder, 'screens'))
  for (const key of Object.keys(manifest)) {
    const screen = /^screens\/([\w-]+)\/\w+Screen\.tsx$/.exec(key)?.[1]
    if (screen === undefined || without.includes(screen)) continue
    const scripts = [...scriptsOf(manifest, 'shell/Shell.tsx'), ...scriptsOf(manifest, key)]
    const files = [...new Set(scripts)].filter((file) => !loaded.has(file)).map((file) => `/${file}`)
    const text = page.replace('</head>', `  ${preload(files)}\n  </head>`)
    await writeFile(join(folder, `screens/${screen}.html`), text)
  }
}
