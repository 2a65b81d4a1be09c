import type { ComponentPropsWithRef } from 'react'
import { TextLink } from './TextLink.tsx'

/** A button that looks like a link inside text. */
export function TextButton({
  children,
  onClick,
}: Pick<ComponentPropsWithRef<'button'>, 'children' | 'onClick'>) {
  return (
    <TextLink
      render={
        <button type="button" onClick={onClick}>
          {children}
        </button>
      }
    />
  )
}
