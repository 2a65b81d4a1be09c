import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { root } from '#tools/project.ts'
import { externalPackages } from './externalPackages.ts'
import { prerender } from './prerender.ts'

/** Keeps paths relative to `import.meta.dirname` valid in a bundle that is written to another folder. */
const ownPlaces = (outDir: string): Plugin => ({
  name: 'own-places',
  transform(code, id) {
    if (!code.includes('import.meta.dirname')) return null
    const place = relative(outDir, dirname(id)).replaceAll('\\', '/')
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${place}`)})`)
  },
})

/**
 * Leaves the TypeScript compiler out: half of the bundle, read at every start. Only a library's reader of settings in
 * TypeScript asks for it, and such a file would be refused.
 */
const withoutCompiler: Plugin = {
  name: 'without-compiler',
  enforce: 'pre',
  resolveId: (id) => (id === 'typescript' ? '\0compiler' : null),
  load: (id) =>
    id === '\0compiler'
      ? "throw new Error('Settings in TypeScript are not read'); export default null"
      : null,
}

async function packageVersion(): Promise<string> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).version
}

/** The commit that is checked out; the setting COMMIT where there is no repository, as in an image. */
async function commit(): Promise<string> {
  if (process.env.COMMIT) return process.env.COMMIT
  const describe = promisify(execFile)('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
    cwd: root,
  })
  return describe.then(({ stdout }) => stdout.trim()).catch(() => 'unknown')
}

/**
 * Bundles a server program and its libraries into `main.js` in a folder of the project. The bundle starts five times
 * as fast and is marked as a production build. Native, WebAssembly and large packages stay external.
 */
export async function bundleProgram(entry: string, folder: string): Promise<void> {
  const outDir = join(root, folder)
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [ownPlaces(outDir), withoutCompiler],
    define: {
      'process.env.NODE_ENV': '"production"',
      CUECARD_BUILD: JSON.stringify({ version: await packageVersion(), commit: await commit() }),
    },
    ssr: {
      noExternal: true,
      external: [...externalPackages],
    },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  })
}

const worthIt = 1024

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < worthIt) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Builds the web application and stores compressed copies (.br, .gz) next to its files. */
export async function bundleWeb(): Promise<void> {
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { manifest: true } })
  const folder = join(root, 'dist/web')
  await prerender(folder)
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((name) => /\.(js|css|svg|json|txt|webmanifest)$/.test(name))
  await Promise.all(texts.map((name) => compress(join(folder, name))))
}
