import { createContext } from 'react'
import type { TechnicianOption } from '#web/features/appointments/dialogs/technician/technicianOption.ts'

const tones = [
  'var(--color-green-ink)',
  'var(--color-orange-ink)',
  'var(--color-blue-ink)',
  'var(--color-red-ink)',
  'var(--color-yellow-ink)',
] as const

const outside = 'var(--color-neutral-ink)'

export type TechnicianTone = (typeof tones)[number] | typeof outside

interface Member {
  readonly id: string
  readonly databaseId: number
}

/** The colors of technicians: team members by when they joined, so that nobody's changes; external technicians in grey. */
export function technicianTones(team: readonly Member[]) {
  const joined = team.toSorted((one, other) => one.databaseId - other.databaseId)
  const places = new Map(joined.map(({ id }, i) => [id, i]))
  return ({ userId }: TechnicianOption): TechnicianTone => {
    const place = userId === null ? undefined : places.get(userId)
    return (place !== undefined && tones[place % tones.length]) || outside
  }
}

/** The color of a technician on this screen. */
export const TechnicianTones = createContext<ReturnType<typeof technicianTones>>(() => outside)
