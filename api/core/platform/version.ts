/**
 * What runs: the version of the package, and the commit whose sources were built, with `-dirty` when there were changes
 * beside it. `npm run build` fills them in; tests run the sources themselves.
 */
export const build = {
  version: process.env.CUECARD_VERSION ?? 'unbuilt',
  commit: process.env.CUECARD_COMMIT ?? 'unknown',
} as const
