import { classNames } from '#web/lib/classNames.ts'
import { initials } from '#web/lib/names.ts'

const tones = [
  'bg-green-soft text-green-ink',
  'bg-blue-soft text-blue-ink',
  'bg-orange-soft text-orange-ink',
  'bg-yellow-soft text-yellow-ink',
  'bg-neutral-soft text-neutral-ink',
] as const

const sizes = {
  sm: 'size-6 text-[0.6875rem]',
  md: 'size-8 text-xs',
  lg: 'size-12 text-lg',
  xl: 'size-16 text-2xl',
}

export type AvatarProps = { name: string; size?: keyof typeof sizes }

/** Initials on a color that is derived from the name. Hidden from screen readers, because the name is beside it. */
export function Avatar({ name, size = 'md' }: AvatarProps) {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return (
    <span
      aria-hidden
      translate="no"
      className={classNames(
        'inline-flex shrink-0 select-none items-center justify-center rounded-full font-semibold',
        sizes[size],
        tones[sum % tones.length],
      )}
    >
      {initials(name)}
    </span>
  )
}
