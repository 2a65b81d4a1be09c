import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'

export type Tab<Value extends string> = {
  value: Value
  label: string
  /** Shown below 640 px, as in `Biz` for Business. */
  shortLabel?: string
  /** More than 999 reads `999+`. */
  count?: number
}

export type TabsProps<Value extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Pointer or focus have come near a tab: time to start on its way what it shows. */
  onNear?: (value: Value) => void
  /** Stands at the end of the row of tabs, such as a way to their settings. */
  aside?: ReactNode
  /** `TabPanel`s, one per tab. */
  children: ReactNode
}

export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  onNear,
  aside,
  children,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <div className="mb-4 flex items-center gap-2 border-line border-b">
        <BaseTabs.List
          aria-label={label}
          className="relative flex min-w-0 flex-1 snap-x gap-1 overflow-x-auto [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <TabButton key={tab.value} tab={tab} onNear={() => onNear?.(tab.value)} />
          ))}
          <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-accent transition-[translate,width] duration-200 ease-out" />
        </BaseTabs.List>
        {aside}
      </div>
      {children}
    </BaseTabs.Root>
  )
}

function TabButton({ tab, onNear }: { tab: Tab<string>; onNear: () => void }) {
  return (
    <BaseTabs.Tab
      value={tab.value}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="group flex h-10 shrink-0 snap-start items-center gap-1.5 rounded-t-md px-3 font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink pointer-coarse:h-11"
    >
      <span className={classNames(tab.shortLabel && 'max-sm:hidden')}>{tab.label}</span>
      {tab.shortLabel && <span className="sm:hidden">{tab.shortLabel}</span>}{' '}
      {tab.count !== undefined && (
        <span className="min-w-5 rounded-full bg-neutral-soft px-1.5 text-center text-neutral-ink text-xs tabular-nums leading-5 group-data-active:bg-accent-soft group-data-active:text-accent-ink">
          {tab.count > 999 ? '999+' : tab.count}
        </span>
      )}
    </BaseTabs.Tab>
  )
}

/** What a tab shows; it exists only while its tab is chosen. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <BaseTabs.Panel value={value} className="rounded-md">
      {children}
    </BaseTabs.Panel>
  )
}
