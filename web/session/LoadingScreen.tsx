/** Shown while the stored session is restored and while the first code is loading. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center" role="status">
      <p className="animate-breathe text-xl font-semibold tracking-tight text-accent-ink">
        Cuecard<span className="sr-only"> is loading</span>
      </p>
    </div>
  )
}
