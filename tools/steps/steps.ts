import { moduleAt, mustRun, programOf } from '#tools/project.ts'
import { documentsFile, prepareDocuments, pruneDocuments } from './documents.ts'
import type { GenerationStep } from './fresh.ts'
import { copyTextReaders, textFolder } from './textReaders.ts'

const packages = 'package-lock.json'

const databaseClient: GenerationStep = {
  name: 'database client',
  doing: 'Generating the database client',
  inputs: ['prisma/schema.prisma', 'prisma.config.ts', packages],
  output: 'api/generated/client.ts',
  make: () => mustRun('Generating the database client', [...programOf('prisma'), 'generate']),
}

const graph: GenerationStep = {
  name: 'graph',
  doing: 'Printing the graph',
  inputs: ['api', 'schema.graphql', 'tools/steps/printSchema.ts', packages],
  output: 'web/generated/maxLengths.ts',
  make: () => mustRun('Printing the graph', moduleAt('tools/steps/printSchema.ts')),
}

const sharedText: GenerationStep = {
  name: 'shared text',
  doing: 'Copying the readers of text for the screens',
  inputs: [textFolder],
  output: 'web/generated/text/phone.ts',
  make: copyTextReaders,
}

const relay: GenerationStep = {
  name: 'relay',
  doing: 'Compiling the queries of the screens',
  inputs: ['web', 'schema.graphql', 'relay.config.js', packages],
  output: documentsFile,
  make: async () => {
    await prepareDocuments()
    await mustRun('Compiling the queries of the screens', [...programOf('relay-compiler'), '--noWatchman'])
    await pruneDocuments()
  },
}

const fontFile = 'web/generated/inter.woff2'

const font: GenerationStep = {
  name: 'font',
  doing: 'Reducing the font',
  inputs: ['tools/steps/font.ts', packages],
  output: fontFile,
  make: async () => (await import('./font.ts')).subsetInter(fontFile),
}

const webApplication: GenerationStep = {
  name: 'web',
  doing: 'Building the web application',
  inputs: [
    'web',
    textFolder,
    'schema.graphql',
    'relay.config.js',
    'vite.config.ts',
    'tools/steps/bundle.ts',
    'tools/steps/prerender.ts',
    packages,
  ],
  output: 'dist/web/index.html',
  make: async () => (await import('./bundle.ts')).bundleWeb(),
}

const server: GenerationStep = {
  name: 'api',
  doing: 'Building the server',
  inputs: ['api', 'prisma', 'tools/steps/bundle.ts', 'tools/steps/externalPackages.ts', packages],
  output: 'dist/api/main.js',
  make: async () => {
    const { bundleProgram } = await import('./bundle.ts')
    await bundleProgram('api/main.ts', 'dist/api')
    await bundleProgram('api/modules/imports/reading/readerWorker.ts', 'dist/api/fileReader')
  },
}

/**
 * The steps that generate code from the data model, the graph and the queries, and copy what the screens share: the
 * readers of text, and the font.
 */
export const generation = [databaseClient, graph, sharedText, relay, font]

/** The steps that `npm start` needs. */
export const product = [...generation, webApplication, server]
