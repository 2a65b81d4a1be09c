import { OverlayNavigation } from '#web/router/OverlayNavigation.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

/** The parts of every page that are loaded after the first view. */
export function LateParts() {
  return (
    <>
      <OfflineNotice />
      <OverlayNavigation />
    </>
  )
}
