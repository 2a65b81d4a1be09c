import type { ReactNode } from 'react'
import { BrandPanel } from './BrandPanel.tsx'

interface AuthLayoutProps {
  /** The page heading is the product's name, as on the sign-in page. */
  named?: boolean
  children: ReactNode
}

/** The layout of the pages before sign-in: the brand panel on one side, the form on the other. */
export function AuthLayout({ named = false, children }: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-rows-1">
      <BrandPanel named={named} />
      <main className="flex flex-col items-center px-5 py-8 lg:justify-center lg:px-12">
        <div className="w-full max-w-sm">{children}</div>
      </main>
    </div>
  )
}
