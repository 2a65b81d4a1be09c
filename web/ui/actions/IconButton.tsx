import { Button as BaseButton } from '@base-ui/react/button'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'
import { type ButtonSize, type ButtonVariant, shapedButton } from './buttonStyles.ts'

const squares: Record<ButtonSize, string> = {
  sm: 'size-7 pointer-coarse:size-11 [&_svg]:size-4',
  md: 'size-8 pointer-coarse:size-11 [&_svg]:size-4.5',
  lg: 'size-10 pointer-coarse:size-12 [&_svg]:size-5',
}

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  /** The label for screen readers, and the tooltip. */
  label: string
  icon: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  pending?: boolean
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  pending = false,
  disabled = false,
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <BaseButton
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      disabled={disabled || pending}
      focusableWhenDisabled={pending}
      aria-busy={pending || undefined}
      className={shapedButton(variant, squares[size], `${disabled ? 'opacity-50 ' : ''}${className ?? ''}`)}
    >
      {pending ? <Spinner /> : icon}
    </BaseButton>
  )
}
