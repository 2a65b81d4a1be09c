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

const routerForProduction = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

export default defineConfig(({ command }) => ({
  root: 'web',
  plugins: [react({ compiler: true }), relayOutsidePackages(), tailwindcss()],
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
        // Groups modules that several screens share, which would otherwise become many files of a few hundred bytes,
        // a third of it wrapper code. Modules that the entry uses are excluded, because they would pull the whole
        // group into the entry.
        codeSplitting: {
          groups: [
            {
              name: 'icons',
              test: /lucide-react\/dist\/esm\/icons\/(?!wifi-off|circle-exclamation-point|loader-circle)/,
              minShareCount: 3,
            },
            // One file, loaded beside the frame: whatever screen comes next has its skeleton at once. The grids are the
            // class names that a skeleton has in common with its screen.
            { name: 'skeletons', test: /\w+(Skeleton\.tsx|Grid\.ts)$/, minShareCount: 1 },
            { name: 'display', test: /web\/ui\/display\/(?!\w*Skeleton)/, minShareCount: 4 },
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
