interface Build {
  /** The version of the package. */
  version: string
  /** The commit whose sources were built, with `-dirty` when there were changes beside it. */
  commit: string
}

/** `npm run build` puts it in; tests run the sources themselves. */
declare const CUECARD_BUILD: Build | undefined

/** What runs. */
export const build: Build =
  typeof CUECARD_BUILD === 'undefined' ? { version: 'unbuilt', commit: 'unknown' } : CUECARD_BUILD
