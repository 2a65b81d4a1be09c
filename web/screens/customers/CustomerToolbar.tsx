import { BookmarkPlus, Ellipsis, FileUp, Tag, UsersRound } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { areSingleKeysOn } from '#web/lib/singleKeys.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { useSearchParam } from '#web/router/useSearchParam.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { SearchField } from '#web/ui/fields/SearchField.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/Menu.tsx'

interface CustomerToolbarProps {
  searchBox: RefObject<HTMLInputElement | null>
  /** The choice of a layout and the filters; null while there are no customers. */
  layout: ReactNode
  filters: ReactNode
  /** The number of customers. */
  children: ReactNode
  /** The export of the list. */
  exporting: ReactNode
  /** Null while there are no customers. */
  onChangeStatus: (() => void) | null
  /** Whether the user may bring a list of customers. */
  canImport: boolean
  /** Null while the view is saved, or there is nothing to save. */
  onSaveView: (() => void) | null
}

/**
 * The search box (focused by `/`), the count, *Change Status*, *Export*, the filters, *Save View* and the layout. On phones the
 * filters have a line of their own. *Add Customer* is in the header.
 */
export function CustomerToolbar(props: CustomerToolbarProps) {
  const { searchBox, layout, filters, exporting, children, onChangeStatus, canImport, onSaveView } = props
  const { value, pending, change, submit } = useSearchParam('/customers')
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-2.5 print:hidden">
      <SearchField
        ref={searchBox}
        label="Search by first name, last name, full name, phone, or email"
        placeholder="Search by first name, last name, full name, phone, or email..."
        shortcut={areSingleKeysOn() ? '/' : undefined}
        value={value}
        onChange={change}
        onSubmit={submit}
        pending={pending}
        className="min-w-0 flex-1 md:max-w-xl md:flex-2"
      />
      <p
        role="status"
        className={classNames(
          'flex-1 whitespace-nowrap text-muted tabular-nums max-md:order-last max-[22rem]:basis-full',
          !filters && 'max-md:basis-full',
        )}
      >
        {children}
      </p>
      {onChangeStatus && (
        <Button icon={<Tag />} onClick={onChangeStatus} className="max-sm:w-11 max-sm:px-0">
          <span className="max-sm:sr-only">Change Status</span>
        </Button>
      )}
      {exporting}
      {(canImport || onChangeStatus) && (
        <Menu trigger={<IconButton label="More" icon={<Ellipsis />} />}>
          {canImport && (
            <MenuItem icon={<FileUp />} render={<PreloadLink to="/import" />}>
              Import
            </MenuItem>
          )}
          {onChangeStatus && (
            <MenuItem icon={<UsersRound />} render={<PreloadLink to="/customers/duplicates" />}>
              Possible Duplicates
            </MenuItem>
          )}
        </Menu>
      )}
      {filters && (
        <div className="flex min-w-0 basis-full items-start gap-2 max-md:contents">
          {/* On phones the filters scroll horizontally. The padding leaves space for the focus ring. */}
          <div className="-m-1 flex min-w-0 flex-1 gap-2 overflow-x-auto p-1 max-md:basis-full max-sm:gap-1.5 sm:flex-wrap [scrollbar-width:none]">
            {filters}
          </div>
          {onSaveView && (
            <Button
              variant="ghost"
              size="sm"
              icon={<BookmarkPlus />}
              onClick={onSaveView}
              className="max-md:order-last max-[22rem]:[&_svg:not(.animate-spin)]:hidden"
            >
              Save View
            </Button>
          )}
          {layout}
        </div>
      )}
    </div>
  )
}
