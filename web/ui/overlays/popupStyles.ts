/** The style of a popup next to its trigger. */
export const popupStyles =
  'origin-(--transform-origin) rounded-lg border border-line-strong bg-raised text-ink shadow-pop outline-none transition-[opacity,scale] duration-100 data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0'

/** The style of a selectable row of a popup. */
export const optionStyles =
  'flex min-h-8 cursor-default select-none items-center gap-2 rounded-md px-2 py-1.5 text-base outline-none data-disabled:opacity-50 data-highlighted:bg-hover pointer-coarse:min-h-11 [&>svg]:size-4 [&>svg]:shrink-0'

/** Dims the page behind a dialog or a sheet. */
export const scrimStyles =
  'fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 starting:opacity-0'
