import { Menu, Plus, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { usePageTitle } from '#web/router/PageTitle.tsx'
import { useDialogParam } from '#web/router/useDialogParam.ts'
import { useScreen } from '#web/router/useScreen.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { CustomerSearch } from './CustomerSearch.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

interface TopHeaderProps {
  businessName: ReactNode
  bell: ReactNode
  onOpenMenu: () => void
  /** Opens what finds everything; on large screens the sidebar offers it. */
  onFind: () => void
}

/** Beside a search for customers the header hides its own, once the person who came by typing in it has left it. */
const hiddenBy = { others: 'max-md:hidden', customers: 'not-focus-within:hidden' }

/**
 * Page name, business name, search, the page's add button and the bell. On phones the
 * first row stays in view while the search scrolls away, and the add button is within reach of a thumb.
 */
export function TopHeader({ businessName, bell, onOpenMenu, onFind }: TopHeaderProps) {
  const screen = useScreen()
  const title = usePageTitle()
  const heading = useHeadingFocus()
  const { subtitle, ownSearch } = screen?.heading ?? {}

  return (
    <header className="max-lg:contents print:hidden lg:sticky lg:top-0 lg:z-20 lg:flex lg:h-16 lg:items-center lg:gap-4 lg:border-line lg:border-b lg:bg-canvas lg:px-gutter">
      <div className="flex min-w-0 flex-1 items-center gap-2 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:h-15 max-lg:border-line max-lg:border-b max-lg:bg-canvas max-lg:px-2 max-lg:pr-14 sm:max-lg:pl-4">
        <IconButton label="Open menu" icon={<Menu />} onClick={onOpenMenu} size="lg" className="lg:hidden" />
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="truncate font-semibold text-ink text-lg outline-none">
            {title}
          </h1>
          <div className="truncate text-faint text-sm">
            {businessName}
            {subtitle && (
              <span className="max-sm:hidden">
                {' · '}
                <span>{subtitle}</span>
              </span>
            )}
          </div>
        </div>
        <IconButton
          label="Find or go to"
          icon={<Search />}
          size="lg"
          onClick={onFind}
          className="ml-auto lg:hidden"
        />
      </div>
      <CustomerSearch
        className={classNames('max-lg:mx-4 max-lg:mt-3 lg:w-72', ownSearch && hiddenBy[ownSearch])}
      />
      {screen?.heading?.add && <AddButton {...screen.heading.add} />}
      {bell}
    </header>
  )
}

function AddButton({ label = 'Add Customer', dialog }: { label?: string; dialog: string }) {
  const { show } = useDialogParam(dialog)
  return (
    <Button
      variant="primary"
      icon={<Plus />}
      onClick={show}
      className="max-lg:fixed max-lg:right-4 max-lg:bottom-[max(1rem,env(safe-area-inset-bottom))] max-lg:z-20 max-lg:h-12 max-lg:rounded-full max-lg:px-5 max-lg:shadow-pop"
    >
      {label}
    </Button>
  )
}
