import type { Technician } from './columns.ts'

const tones = [
  'var(--color-green-ink)',
  'var(--color-orange-ink)',
  'var(--color-blue-ink)',
  'var(--color-red-ink)',
  'var(--color-yellow-ink)',
] as const

const outside = 'var(--color-neutral-ink)'

export type TechnicianTone = (typeof tones)[number] | typeof outside

/** The colors of technicians: team members by their order, external technicians in grey. */
export function technicianTones(team: readonly Technician[]) {
  const places = new Map(team.map(({ userId }, i) => [userId, i]))
  return ({ userId }: Technician): TechnicianTone => {
    const place = userId === null ? undefined : places.get(userId)
    return (place !== undefined && tones[place % tones.length]) || outside
  }
}
