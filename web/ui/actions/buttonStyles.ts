import { classNames } from '#web/lib/classNames.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const shared =
  'inline-flex max-w-full shrink-0 select-none items-center justify-center rounded-md font-medium transition-colors aria-disabled:cursor-not-allowed disabled:cursor-not-allowed [&_svg]:shrink-0'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent shadow-control enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover active:bg-accent-hover',
  secondary:
    'border border-line-strong bg-surface text-ink shadow-control enabled:hover:bg-hover [a&]:hover:bg-hover data-popup-open:bg-hover',
  ghost: 'text-muted hover:bg-hover hover:text-ink data-popup-open:bg-hover data-popup-open:text-ink',
  danger: 'bg-danger text-on-danger shadow-control hover:bg-danger-hover active:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-7 gap-1.5 px-2.5 text-sm pointer-coarse:min-h-11 pointer-coarse:px-3 [&_svg]:size-3.5',
  md: 'min-h-8 gap-1.5 px-3 text-base pointer-coarse:min-h-11 pointer-coarse:px-4 [&_svg]:size-4',
  lg: 'h-10 gap-2 px-4 text-base pointer-coarse:h-12 [&_svg]:size-4.5',
}

/** The styles of a button whose size is given by classes of its own. */
export const shapedButton = (variant: ButtonVariant, shape: string, className?: string) =>
  classNames(shared, variants[variant], shape, className)

export const buttonStyles = (variant: ButtonVariant, size: ButtonSize, className?: string) =>
  shapedButton(variant, sizes[size], className)
