import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A source file and the source files it imports, as paths from the project's folder. */
export interface Source {
  path: string
  text: string
  imports: string[]
  /** Those of them that are still there when the types are gone. */
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
    // Code that is loaded later can't be part of a circle that is loaded at once.
    value: !groups.type && !groups.lazy,
  }))
  return {
    path,
    text,
    imports: found.map(({ to }) => to),
    values: found.filter(({ value }) => value).map(({ to }) => to),
  }
}

/** The sources of a folder: what is generated is not among them. */
export function sourcesBelow(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/generated/.test(path))
    .map(read)
}

/** The circles among the imports of some files, each as its path. */
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
