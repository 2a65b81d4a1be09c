import { type Priority, priorityNames } from '#web/features/hot-board/priority.ts'
import { mostDayWords, readDay } from './readDay.ts'

/** A recognized part of the line, as it was typed. */
export type TaskMark =
  | { readonly kind: 'due'; readonly text: string; readonly dueDate: string }
  | { readonly kind: 'priority'; readonly text: string; readonly priority: Priority }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }

/** The parsed line. */
export interface ReadTask {
  readonly title: string
  readonly dueDate: string | null
  readonly priority: Priority | null
  readonly tags: readonly string[]
  /** The recognized parts, in the order in which they are shown. */
  readonly marks: readonly TaskMark[]
}

const mostTags = 10
const tagMark = /^#(\p{L}[\p{L}\p{M}\p{N}_-]{0,29})$/u

function priorityIn(word: string): Priority | null {
  const name = /^!(\p{L}+)$/u.exec(word)?.[1]?.toUpperCase()
  return priorityNames.find((priority) => name !== undefined && priority.startsWith(name)) ?? null
}

/** Finds a day at the end or at the beginning of the words; at least one word remains. */
function dayIn(words: readonly string[], today: string, kept: ReadonlySet<string>) {
  for (const atEnd of [true, false]) {
    for (let count = Math.min(mostDayWords, words.length - 1); count > 0; count -= 1) {
      const part = atEnd ? words.slice(-count) : words.slice(0, count)
      const text = part.join(' ')
      const dueDate = kept.has(text) ? null : readDay(text, today)
      if (dueDate) return { text, dueDate, rest: atEnd ? words.slice(0, -count) : words.slice(count) }
    }
  }
  return null
}

/**
 * Parses the line for a new task: `call Ada tomorrow !high #felt`. Unrecognized words stay in the title, and so do the
 * markers in `kept`, which the user wants as text.
 */
export function readTask(line: string, today: string, kept: ReadonlySet<string> = new Set()): ReadTask {
  const words = line.split(/\s+/).filter(Boolean)
  const marks: TaskMark[] = []
  const tags = new Map<string, string>()
  let priority: Priority | null = null
  const plain = words.filter((word) => {
    if (kept.has(word)) return true
    const urgency = priorityIn(word)
    const tag = tagMark.exec(word)?.[1]?.normalize('NFC')
    if (urgency) {
      if (priority && priority !== urgency) return true
      if (!priority) marks.push({ kind: 'priority', text: word, priority: urgency })
      priority = urgency
      return false
    }
    if (tag === undefined || (tags.size === mostTags && !tags.has(tag.toLowerCase()))) return true
    if (!tags.has(tag.toLowerCase())) marks.push({ kind: 'tag', text: word, tag })
    tags.set(tag.toLowerCase(), tags.get(tag.toLowerCase()) ?? tag)
    return false
  })
  const day = dayIn(plain, today, kept)
  const title = (day?.rest ?? plain).join(' ')
  // A line that contains only markers has no title, so the markers become the title.
  if (title === '') return { title: words.join(' '), dueDate: null, priority: null, tags: [], marks: [] }
  const due: TaskMark[] = day ? [{ kind: 'due', text: day.text, dueDate: day.dueDate }] : []
  return {
    title,
    dueDate: day?.dueDate ?? null,
    priority,
    tags: [...tags.values()],
    marks: [...due, ...marks],
  }
}
