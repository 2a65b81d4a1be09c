import { userKey } from '#api/core/admission/admission.ts'
import { createLimiter } from '#api/core/limits/limiter.ts'
import { type Viewer, worksInBusiness } from '#api/core/viewer/viewer.ts'
import type { NextPage } from '#api/http/jsonList.ts'

/** How many lists without a limit one business reads at once (docs/decisions/0006-limits.md). */
const wholeListsAtOnce = 2

/** Creates the turns of whole lists. Further lists wait after their first page, as long as it takes. */
export function createWholeLists() {
  const limit = createLimiter({ atOncePerKey: wholeListsAtOnce })

  /** Sends a list, which waits for its turn before its second page. */
  return async function inTurn(
    viewer: Viewer,
    address: string,
    nextPage: NextPage,
    send: (nextPage: NextPage) => Promise<void>,
  ): Promise<void> {
    const key = worksInBusiness(viewer) ? `business ${viewer.businessId}` : userKey(viewer, address)
    let pages = 0
    let isOver = false
    let release: (() => void) | undefined
    const waitForTurn = async () => {
      const free = await limit.acquire(key)
      // The client may have disconnected while the list was waiting.
      if (isOver) free()
      else release = free
    }
    try {
      await send(async () => {
        pages += 1
        if (pages === 2) await waitForTurn()
        return isOver ? null : nextPage()
      })
    } finally {
      isOver = true
      release?.()
    }
  }
}
