import { type Series, type Tone, tones } from '../plot.ts'

/** The color of a tone, from the design tokens, and the background of its pattern. */
export const colours: Record<Tone, { ink: string; ground: string }> = {
  green: { ink: 'var(--color-accent-ink)', ground: 'var(--color-accent-soft)' },
  blue: { ink: 'var(--color-blue-ink)', ground: 'var(--color-blue-soft)' },
  orange: { ink: 'var(--color-orange-ink)', ground: 'var(--color-orange-soft)' },
  yellow: { ink: 'var(--color-yellow-ink)', ground: 'var(--color-yellow-soft)' },
  red: { ink: 'var(--color-red-ink)', ground: 'var(--color-red-soft)' },
  neutral: { ink: 'var(--color-neutral-ink)', ground: 'var(--color-neutral-soft)' },
  muted: { ink: 'var(--color-muted)', ground: 'var(--color-sunken)' },
  faint: { ink: 'var(--color-faint)', ground: 'var(--color-surface)' },
}

/** The tone of each series. */
export function tonesOf(series: readonly Series[]): Tone[] {
  return series.map(({ tone }, place) => tone ?? tones[place % tones.length] ?? 'neutral')
}
