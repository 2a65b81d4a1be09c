import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** One `primary` per view. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** An icon before the text; it gives its place to the spinner while pending. */
  icon?: ReactNode
  /** The act is on its way: no second press, focus stays. */
  pending?: boolean
  /** What the button says while pending, such as `Scheduling...`. */
  pendingText?: string
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  pending = false,
  pendingText,
  disabled = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Disabled by the browser, it would lose the focus; so a pending one only takes no press, of Enter in a form neither.
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    pending ? event.preventDefault() : onClick?.(event)
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
      className={buttonStyles(variant, size, `${disabled ? 'opacity-50 ' : ''}${className ?? ''}`)}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingText ? pendingText : children}
    </button>
  )
}
