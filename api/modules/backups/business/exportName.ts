interface Exported {
  id: number
  name: string
  now: Date
  encrypted: boolean
}

/** The longest part of a business's name in a file name. */
const maxNameLength = 60

/** The file name of an export: `cuecard-chalk-and-cue-7-2026-11-25.tar.gz`. The date is in UTC. */
export function exportName({ id, name, now, encrypted }: Exported): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const short = [...words.join('-')].slice(0, maxNameLength).join('').replace(/-$/, '')
  const parts = ['cuecard', short, id, now.toISOString().slice(0, 10)].filter((part) => part !== '')
  return `${parts.join('-')}.tar.gz${encrypted ? '.age' : ''}`
}
