import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'

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

/** The pages that most sessions start with, and the shell around them. */
const firstPages = {
  frame: 'web/shell/Shell.tsx',
  dashboard: 'web/screens/dashboard/DashboardScreen.tsx',
  customers: 'web/screens/customers/CustomersScreen.tsx',
  login: 'web/screens/login/LoginScreen.tsx',
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
      for (const [page, file] of Object.entries(firstPages)) {
        mark(fileURLToPath(new URL(file, import.meta.url)), `-${page}`)
      }
    }
    const pages = users.get(id)
    return pages === undefined ? null : `shared${pages}`
  }
}

const routerForProduction = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [react({ compiler: true }), relayOutsidePackages(), tailwindcss(), startAfterPaint()],
  // The package's main entry resolves to its development build.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerForProduction }] : [],
  },
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
            // One chunk, loaded in parallel with the shell, so that every screen can show its skeleton immediately. It
            // includes the grid class names that skeletons share with their screens.
            { name: 'skeletons', test: /\w+(Skeleton\.tsx|Grid\.ts)$/ },
            { name: sharedByFirstPages(), debugName: 'first pages', minShareCount: 2 },
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
