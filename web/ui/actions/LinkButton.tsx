import { useRender } from '@base-ui/react/use-render'
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './buttonStyles.ts'

export type LinkButtonProps = ComponentPropsWithRef<'a'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** The link of the router, as `<Link to="/customers" />`; without it a plain `<a href>`. */
  render?: ReactElement
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  icon,
  render,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      ...rest,
      className: buttonStyles(variant, size, className),
      children: (
        <>
          {icon}
          {children}
        </>
      ),
    },
  })
}
