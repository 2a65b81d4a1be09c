import { hasUnsavedText } from './drafts.ts'

/** How long the other tabs have for their answer, in milliseconds; a frozen tab gives none. */
const answerTimeout = 200

const question = 'Is there unsaved text?'
const yes = 'yes'

let tabs: BroadcastChannel | undefined

/** Answers other tabs of this browser. All of them have the same session. */
export function answerOtherTabs(): BroadcastChannel {
  tabs ??= new BroadcastChannel('unsaved-text')
  tabs.onmessage = ({ data }) => {
    if (data === question && hasUnsavedText()) tabs?.postMessage(yes)
  }
  return tabs
}

async function isElsewhere(): Promise<boolean> {
  const channel = answerOtherTabs()
  const asking = new AbortController()
  try {
    return await new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => data === yes && resolve(true), asking)
      channel.postMessage(question)
      setTimeout(() => resolve(false), answerTimeout)
    })
  } finally {
    asking.abort()
  }
}

/** Where this browser holds text that nobody has saved; null for nowhere. */
export async function findUnsavedText(): Promise<'here' | 'elsewhere' | null> {
  if (hasUnsavedText()) return 'here'
  return (await isElsewhere()) ? 'elsewhere' : null
}
