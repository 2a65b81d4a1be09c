import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { optionStyles, popupStyles } from './popupStyles.ts'

export type MenuProps = {
  /** The button that opens it: `<IconButton label="More" icon={<Ellipsis />} />`. */
  trigger: ReactElement
  align?: 'start' | 'end'
  /** `MenuItem`s and `MenuSeparator`s. */
  children: ReactNode
}

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false)
  // The press shows at once; the menu takes a moment to render.
  const shown = useDeferredValue(open) && open
  return (
    <Base.Root modal={false} open={shown} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      {/* A portal is outside of the landmarks of the page. */}
      <Base.Portal role="region" aria-label="Menu">
        <Base.Positioner sideOffset={4} align={align} className="z-50 outline-none">
          <Base.Popup
            className={`${popupStyles} max-h-(--available-height) min-w-44 max-w-72 overflow-y-auto p-1`}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  children: ReactNode
  onSelect?: () => void
  /** For an item that is a link: `render={<Link to="/settings" />}`. */
  render?: ReactElement
  tone?: 'danger'
  disabled?: boolean
}

export function MenuItem({ icon, children, onSelect, render, tone, disabled }: MenuItemProps) {
  const className = classNames(optionStyles, tone === 'danger' ? 'text-danger-ink' : '[&>svg]:text-faint')
  const content = (
    <>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </>
  )
  if (render) {
    return (
      <Base.LinkItem render={render} closeOnClick className={className}>
        {content}
      </Base.LinkItem>
    )
  }
  return (
    <Base.Item onClick={onSelect} disabled={disabled} className={className}>
      {content}
    </Base.Item>
  )
}

export type MenuChoice<Value extends string> = {
  value: Value
  label: string
  /** A picture before the label, which says the same or less. */
  mark?: ReactNode
}

export type MenuChoicesProps<Value extends string> = {
  options: readonly MenuChoice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A group of options with one selected; the tick shows which. */
export function MenuChoices<Value extends string>({ options, value, onChange }: MenuChoicesProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          className={classNames(optionStyles, 'pr-8')}
        >
          <span className="size-4">
            <Base.RadioItemIndicator render={<Check aria-hidden className="size-4 text-accent-ink" />} />
          </span>
          {option.mark}
          {option.label}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-1 my-1 h-px bg-line" />
}
