import { Menu, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { usePageKeys } from '#web/components/keys/usePageKeys.ts'
import { SmoothMoves } from '#web/components/SmoothMoves.tsx'
import { classNames } from '#web/lib/classNames.ts'
import { usePageTitle } from '#web/router/PageTitle.tsx'
import { useDialogAddress } from '#web/router/useDialogAddress.ts'
import { useScreen } from '#web/router/useScreen.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { CustomerSearch } from './search/CustomerSearch.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useScrolledDown } from './useScrolledDown.ts'

interface TopHeaderProps {
  businessName: ReactNode
  bell: ReactNode
  onOpenMenu: () => void
}

/**
 * Page name, business name, search, the page's add button and the bell. On phones the first row stays visible while the
 * search scrolls away, and the add button is near the thumb; it leaves while one scrolls down, so that it does not cover
 * the ends of the rows.
 */
export function TopHeader({ businessName, bell, onOpenMenu }: TopHeaderProps) {
  const screen = useScreen()
  const title = usePageTitle()
  useHeadingFocus()
  const { subtitle, ownSearch } = screen?.heading ?? {}
  const { pathname } = useLocation()

  return (
    <header className="max-lg:contents print:hidden lg:sticky lg:top-0 lg:z-20 lg:flex lg:h-16 lg:items-center lg:gap-4 lg:border-line lg:border-b lg:bg-canvas lg:px-gutter">
      <div className="flex min-w-0 flex-1 items-center gap-2 max-lg:sticky max-lg:top-0 max-lg:z-20 max-lg:h-15 max-lg:border-line max-lg:border-b max-lg:bg-canvas max-lg:px-2 max-lg:pr-14 sm:max-lg:pl-4">
        <IconButton label="Open menu" icon={<Menu />} onClick={onOpenMenu} size="lg" className="lg:hidden" />
        <div className="min-w-20">
          {/* A title that the page has set is a name. */}
          <h1
            tabIndex={-1}
            translate={title === screen?.title ? undefined : 'no'}
            className="truncate font-semibold text-ink text-lg outline-none"
          >
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
      </div>
      <CustomerSearch
        key={pathname}
        hidden={ownSearch === 'customers'}
        className={classNames('max-lg:mx-4 max-lg:mt-3 lg:w-72', ownSearch === 'other' && 'max-md:hidden')}
      />
      <SmoothMoves of={ownSearch} />
      {screen?.heading?.add && <AddButton {...screen.heading.add} />}
      {bell}
    </header>
  )
}

function AddButton({ label = 'Add Customer', dialog }: { label?: string; dialog: string }) {
  const { show } = useDialogAddress()
  const scrolledDown = useScrolledDown()
  usePageKeys('On this screen', [{ keys: ['n'], does: label, act: () => show(dialog) }])
  return (
    <Button
      variant="primary"
      icon={<Plus />}
      onClick={() => show(dialog)}
      className={classNames(
        'max-w-[85vw] max-lg:fixed max-lg:right-4 max-lg:bottom-[max(1rem,env(safe-area-inset-bottom))] max-lg:z-20 max-lg:h-12 max-lg:rounded-full max-lg:px-5 max-lg:shadow-pop max-lg:transition-[translate,background-color] max-lg:duration-200',
        // The keyboard's focus keeps it in place.
        scrolledDown && 'max-lg:not-focus-visible:translate-y-[200%]',
      )}
    >
      <span className="truncate">{label}</span>
    </Button>
  )
}
