import { useRender } from '@base-ui/react/use-render'
import type { ComponentPropsWithRef, ReactElement } from 'react'
import { classNames } from '#web/lib/classNames.ts'

export type TextLinkProps = ComponentPropsWithRef<'a'> & {
  /** The link of the router, as `<Link to="/forgot-password" />`; without it a plain `<a href>`. */
  render?: ReactElement
}

/** A link inside text or on its own. */
export function TextLink({ render, className, ...rest }: TextLinkProps) {
  return useRender({
    defaultTagName: 'a',
    render,
    props: {
      // A browser that translates the page would rewrite numbers and addresses.
      translate: /^(tel|mailto|sms):/.test(rest.href ?? '') ? 'no' : undefined,
      ...rest,
      className: classNames(
        // The invisible padding makes the line of text a target of 44 px.
        'pointer-coarse:relative pointer-coarse:after:absolute pointer-coarse:after:-inset-x-1 pointer-coarse:after:-inset-y-3',
        'rounded-sm font-medium text-accent-ink underline decoration-transparent underline-offset-3 transition-colors hover:decoration-current',
        className,
      ),
    },
  })
}
