import { OverlayNavigation } from '#web/router/OverlayNavigation.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

/** What every page has, but not at first. */
export function LateParts() {
  return (
    <>
      <OfflineNotice />
      <OverlayNavigation />
    </>
  )
}
