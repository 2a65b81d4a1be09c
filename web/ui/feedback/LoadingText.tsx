import { Spinner } from './Spinner.tsx'

/** A spinner with a text such as `Loading appointments...`, for waits without a skeleton. */
export function LoadingText({ children }: { children: string }) {
  return (
    <div role="status" className="flex items-center justify-center gap-2 py-12 text-muted">
      <Spinner />
      {children}
    </div>
  )
}
