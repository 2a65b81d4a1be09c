/**
 * Centered on wide screens, and a bottom sheet below 640 px, with space for a toast above it (`toast.css`). `starting`
 * styles also dialogs that mount open.
 */
export const dialogStyles =
  'fixed z-50 flex max-h-[min(44rem,calc(100dvh-9rem))] flex-col overflow-hidden border border-line bg-raised text-ink shadow-dialog outline-none transition-[opacity,scale,translate] duration-150 ease-out max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[calc(100dvh-4.5rem)] max-sm:rounded-t-2xl max-sm:border-x-0 max-sm:border-b-0 max-sm:duration-250 max-sm:data-ending-style:translate-y-full max-sm:starting:translate-y-full sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:data-ending-style:scale-98 sm:data-ending-style:opacity-0 sm:starting:scale-98 sm:starting:opacity-0'

export const dialogWidths = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' }
