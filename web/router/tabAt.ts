export type AnyTabs = readonly [{ readonly value: string }, ...{ readonly value: string }[]]

/** The tab of the address (`?tab=`); the first one by default. */
export function tabAt<const Tabs extends AnyTabs>(tabs: Tabs, search: URLSearchParams): Tabs[number] {
  const requested = search.get('tab')
  return tabs.find(({ value }) => value === requested) ?? tabs[0]
}
