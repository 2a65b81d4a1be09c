import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import relay from 'vite-plugin-relay'

const api = process.env.API_URL ?? 'http://localhost:4000'

/** The Relay plugin sends every file through Babel that mentions a graphql tag, packages included. */
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
  // The package offers its development build alone to those who import it.
  resolve: {
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: routerForProduction }] : [],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // Every browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry lists the names of all other files; shorter hashes make it smaller.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // What several screens draw would be many files of a few hundred bytes, of which a third is wrapping. What the
        // entry itself draws stays out, or it would bring the others along.
        codeSplitting: {
          groups: [
            {
              name: 'icons',
              test: /lucide-react\/dist\/esm\/icons\/(?!wifi-off|circle-exclamation-point|loader-circle)/,
              minShareCount: 3,
            },
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
