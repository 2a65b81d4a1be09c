export type AnyTabs = readonly [{ readonly value: string }, ...{ readonly value: string }[]]

/** The tab an address asks for with `?tab=`; the first one when it names none. */
export function tabAt<const Tabs extends AnyTabs>(tabs: Tabs, search: URLSearchParams): Tabs[number] {
  const requested = search.get('tab')
  return tabs.find(({ value }) => value === requested) ?? tabs[0]
}
