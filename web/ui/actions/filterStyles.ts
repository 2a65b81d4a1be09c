/** The style of a filter button; it is tinted while its filter limits the list. */
export const filterStyles = (active: boolean) =>
  `relative inline-flex h-8 min-w-0 max-w-full shrink-0 select-none whitespace-nowrap items-center gap-1.5 rounded-md border px-3 font-medium max-sm:px-2 shadow-control transition-colors pointer-coarse:h-11 ${
    active
      ? 'border-accent bg-accent-soft text-accent-ink'
      : 'border-line-strong bg-surface text-ink hover:bg-hover data-popup-open:bg-hover'
  }`
