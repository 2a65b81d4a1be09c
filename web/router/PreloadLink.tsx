import { createContext, use } from 'react'
import { Link, type LinkProps, useHref } from 'react-router'

const PreloadContext = createContext<(href: string) => void>(() => {})

export const PreloadProvider = PreloadContext.Provider

/** Preloads code and data of the screen at a URL, as a hover would. */
export function usePreload(): (href: string) => void {
  return use(PreloadContext)
}

/** A link that preloads code and data of its screen as soon as the pointer or finger is on it. */
export function PreloadLink({ onPointerEnter, onFocus, ...link }: LinkProps) {
  const preload = usePreload()
  const href = useHref(link.to)
  return (
    <Link
      {...link}
      onPointerEnter={(event) => {
        preload(href)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        preload(href)
        onFocus?.(event)
      }}
    />
  )
}
