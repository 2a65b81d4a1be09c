/** The style that all text fields and pickers share. 16 px on touch screens, otherwise iOS zooms in. */
export const controlStyles =
  'h-9 w-full min-w-0 rounded-md border border-field bg-surface px-3 text-base text-ink transition-colors hover:border-muted focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-muted data-disabled:cursor-not-allowed data-disabled:border-line-strong data-disabled:bg-sunken data-disabled:text-muted data-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-[1rem]'
