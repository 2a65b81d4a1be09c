import { LayoutGrid, List } from 'lucide-react'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import type { Layout } from './useLayout.ts'

const layouts = [
  { value: 'CARDS', label: 'Cards', icon: <LayoutGrid /> },
  { value: 'LIST', label: 'List', icon: <List /> },
] as const

/** An icon button that is pressed. */
export const pressedStyles = 'aria-pressed:bg-accent-soft aria-pressed:text-accent-ink'

/** Switches between cards and rows. */
export function LayoutSwitch({ layout, onChange }: { layout: Layout; onChange: (layout: Layout) => void }) {
  return (
    <fieldset className="flex gap-1 max-md:order-last">
      <legend className="sr-only">Show customers as</legend>
      {layouts.map(({ value, label, icon }) => (
        <IconButton
          key={value}
          label={label}
          icon={icon}
          aria-pressed={layout === value}
          onClick={() => layout !== value && onChange(value)}
          className={pressedStyles}
        />
      ))}
    </fieldset>
  )
}
