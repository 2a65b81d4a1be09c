import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'
import { relayModules } from '#tools/steps/relayModules.ts'

const api = process.env.API_URL ?? 'http://localhost:4000'

/**
 * Restricts the Relay plugin to our own files. By default it sends every file that mentions a graphql tag through
 * Babel, including packages.
 */
function relayOutsidePackages(): Plugin {
  const { name, transform } = relay as Plugin & {
    transform: (this: unknown, code: string, id: string) => unknown
  }
  return {
    name,
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: 'graphql`' },
      handler(code, id) {
        return transform.call(this, code, id) as { code: string }
      },
    },
  }
}

/**
 * Starts the application after the first paint. Otherwise cached scripts run before it and leave the screen blank for
 * about half a second on a phone. A background tab is not painted, so it starts after one second.
 */
function startAfterPaint(): Plugin {
  const start = (src: string) =>
    `{ const start = () => import('${src}'); new PerformanceObserver(start).observe({ type: 'paint' }); setTimeout(start, 1000) }`
  return {
    name: 'start-after-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<script type="module" crossorigin src="(\S+)"><\/script>/,
          (_tag, src) =>
            `<link rel="modulepreload" fetchpriority="low" crossorigin href="${src}">\n    <script>${start(src)}</script>`,
        ),
    },
  }
}

/** Lets the build leave out the components of the router that nothing imports; their definitions look like side effects. */
function smallerRouter(): Plugin {
  return {
    name: 'smaller-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .+$/gm, '')
          .replace(/^(var \w+ = )(?=React\d*\.\w+\()/gm, '$1/* @__PURE__ */ '),
    },
  }
}

const inWeb = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url))

/** The pages that most sessions start with, the shell around them, and the skeletons of all screens. */
const firstPages = {
  frame: [inWeb('shell/Shell.tsx')],
  dashboard: [inWeb('screens/dashboard/DashboardScreen.tsx')],
  customers: [inWeb('screens/customers/CustomersScreen.tsx')],
  login: [inWeb('screens/login/LoginScreen.tsx')],
  skeletons: readdirSync(inWeb(''), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('Skeleton.tsx'))
    .map(inWeb),
}

/**
 * Modules that a package index re-exports but the first pages do not use; following them would add the popup
 * positioning code to the first pages.
 */
const listedOnly = /\/toast\/(positioner|arrow)\//

/**
 * Groups modules into chunks by the set of first pages that import them. Otherwise their shared modules become about
 * fifty chunks, most of a few hundred bytes, and browsers load six at a time over HTTP/1.1. The imports of a module are
 * used by at least the same pages, so chunks have no import cycles.
 *
 * The shell is loaded with every page but the public ones, so what it shares with some of them is one chunk. What
 * skeletons import is another, loaded in parallel with the shell, so that every screen can show its skeleton
 * immediately. It must not share a chunk with larger parts of the screens.
 */
function sharedByFirstPages() {
  const users = new Map<string, string>()
  return (id: string, graph: { getModuleInfo: (id: string) => { importedIds: string[] } | null }) => {
    const mark = (module: string, page: string) => {
      const known = users.get(module) ?? ''
      if (known.endsWith(page) || listedOnly.test(module)) return
      users.set(module, known + page)
      for (const imported of [...(graph.getModuleInfo(module)?.importedIds ?? [])]) mark(imported, page)
    }
    if (users.size === 0) {
      for (const [page, files] of Object.entries(firstPages)) {
        for (const file of files) mark(file, `-${page}`)
      }
    }
    const pages = users.get(id)
    if (pages === undefined) return null
    if (pages.startsWith('-frame'))
      return pages.includes('-dashboard-customers-login') ? 'shared' : 'shared-frame'
    return pages.endsWith('-skeletons') ? 'skeletons' : `shared${pages}`
  }
}

const chunkOf = sharedByFirstPages()

const smallerPackages = [
  // The package's main entry resolves to its development build.
  {
    find: /^react-router$/,
    replacement: fileURLToPath(
      new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
    ),
  },
]

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [
    react({ compiler: true }),
    relayOutsidePackages(),
    relayModules(),
    smallerRouter(),
    tailwindcss(),
    startAfterPaint(),
  ],
  resolve: { alias: command === 'build' ? smallerPackages : [] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // All browsers of this target preload modules natively.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Shorter hashes make the entry smaller, because it lists the names of all other files.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // The entry is one file.
            { name: 'index', tags: ['$initial'], priority: 1 },
            {
              name: (id, graph) => (chunkOf(id, graph) === 'skeletons' ? 'skeletons' : null),
              debugName: 'skeletons',
            },
            { name: chunkOf, debugName: 'first pages', minShareCount: 2 },
            { name: 'icons', test: /lucide-react/, minShareCount: 3 },
            { name: 'display', test: /web\/ui\/display\//, minShareCount: 4 },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: {
    proxy: { '/graphql': api, '/api': api, '/health': api, '/ready': api },
  },
}))
