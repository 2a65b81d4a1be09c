import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** One `primary` per view. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** An icon before the text; the spinner replaces it while pending. */
  icon?: ReactNode
  /** The action is running: further presses are ignored (of `submit` buttons by their form), and focus stays. */
  pending?: boolean
  /** The text while pending, such as `Scheduling...`. */
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
  // A `disabled` button would lose the focus, so a pending one ignores presses instead. Submit buttons pass the press
  // on: the form may queue it (`useForm.ts`).
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    pending && type !== 'submit' ? event.preventDefault() : onClick?.(event)
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
