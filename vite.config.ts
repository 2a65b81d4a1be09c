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

export default defineConfig({
  root: 'web',
  plugins: [react({ compiler: true }), relayOutsidePackages(), tailwindcss()],
  build: { outDir: '../dist/web', emptyOutDir: true },
  server: {
    proxy: { '/graphql': api, '/api': api, '/health': api, '/ready': api },
  },
})
