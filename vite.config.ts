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
 * Starts the application once the page has been painted. Without it, scripts from the cache keep the screen blank until
 * they have run, on a phone for half a second. A page in the background is not painted, and starts after a second.
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
            `<link rel="modulepreload" crossorigin href="${src}">\n    <script>${start(src)}</script>`,
        ),
    },
  }
}

/** The pages that a visit begins with, and the frame around them. */
const firstPages = {
  frame: 'web/shell/Shell.tsx',
  dashboard: 'web/screens/dashboard/DashboardScreen.tsx',
  login: 'web/screens/login/LoginScreen.tsx',
}

/** What the index of a package lists, and nothing takes from it: it would count what places popups to the first pages. */
const listedOnly = /\/toast\/(positioner|arrow)\//

/**
 * Names the file of a module by the first pages that use it. What they share with other pages would otherwise become
 * fifty files, most of a few hundred bytes, of which a browser fetches six at a time. What a module imports is used by the
 * same pages or more, so that no two of the files wait for each other.
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
    return pages === undefined || id.includes('lucide-react') ? null : `shared${pages}`
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
            // One file, loaded beside the frame, so that every screen has its skeleton at once. The grids are the class
            // names that a skeleton has in common with its screen.
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
