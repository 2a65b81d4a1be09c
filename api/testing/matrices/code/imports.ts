import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../../..')

/** Whether a file is a test, or serves tests alone: rows of a module for them, helpers in a folder named `testing`. */
export const isTest = (path: string) =>
  /\.test\.tsx?$|^api\/modules\/[^/]+\/sample\.ts$|\/testing\//.test(path)

/** A source file and its imports of other source files, as paths from the project's folder. */
export interface Source {
  path: string
  text: string
  imports: string[]
  /** The imports that remain after type imports are erased. */
  values: string[]
}

const statement =
  /^(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?'(?<from>[#.][^']+)'|import\('(?<lazy>[#.][^']+)'\)/gm

function target(path: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return normalize(join(dirname(path), specifier)).replaceAll('\\', '/')
}

function read(path: string): Source {
  const text = readFileSync(join(root, path), 'utf8')
  const found = [...text.matchAll(statement)].map(({ groups = {} }) => ({
    to: target(path, groups.from ?? groups.lazy ?? ''),
    // Lazily loaded modules cannot be part of an import cycle that is loaded at once.
    value: !groups.type && !groups.lazy,
  }))
  return {
    path,
    text,
    imports: found.map(({ to }) => to),
    values: found.filter(({ value }) => value).map(({ to }) => to),
  }
}

/** The source files of a folder, except generated ones. */
export function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/generated/.test(path))
    .map(read)
}

/** The files with the fragments that they spread as imports too: Relay's compiler links them by their names alone. */
export function withFragments(sources: readonly Source[]): Source[] {
  const namesIn = (pattern: RegExp, text: string) =>
    [...text.matchAll(pattern)].map(([, name]) => String(name))
  const homes = new Map(
    sources.flatMap(({ path, text }) =>
      namesIn(/\bfragment (\w+) on /g, text).map((name) => [name, path] as const),
    ),
  )
  return sources.map((source) => ({
    ...source,
    imports: [
      ...source.imports,
      ...namesIn(/\.\.\.(\w+_\w+)/g, source.text).flatMap((name) => homes.get(name) ?? []),
    ],
  }))
}

/** The import cycles among some files, each as a path. */
export function circlesOf(sources: readonly Source[]): string[][] {
  const byPath = new Map(sources.map((source) => [source.path, source]))
  const circles: string[][] = []
  const done = new Set<string>()

  function walk(path: string, trail: string[]): void {
    const start = trail.indexOf(path)
    if (start >= 0) circles.push([...trail.slice(start), path])
    if (start >= 0 || done.has(path)) return
    for (const next of byPath.get(path)?.values ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const { path } of sources) walk(path, [])
  return circles
}
