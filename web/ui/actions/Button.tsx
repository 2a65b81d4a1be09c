import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentPropsWithRef, ReactNode } from 'react'
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
  children,
  ...rest
}: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      type={type}
      disabled={disabled || pending}
      focusableWhenDisabled={pending}
      aria-busy={pending || undefined}
      className={buttonStyles(variant, size, `${disabled ? 'opacity-50 ' : ''}${className ?? ''}`)}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingText ? pendingText : children}
    </BaseButton>
  )
}
