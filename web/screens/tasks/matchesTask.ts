import { type Priority, priorities } from '#web/features/hot-board/priority.ts'
import { fold } from '#web/generated/text/fold.ts'
import { foldedWords } from '#web/generated/text/words.ts'

interface Searched {
  readonly title: string
  readonly description: string | null | undefined
  readonly priority: Priority
  readonly tags: readonly string[]
}

/** Whether a task matches each word of a search, in whatever spelling; `#felt` matches the beginning of a tag, `!high` the priority. */
export function matchesTask({ title, description, priority, tags }: Searched, search: string): boolean {
  const text = fold(`${title}\n${description ?? ''}\n${tags.join('\n')}`)
  return foldedWords(search).every((word) => {
    if (/^#./.test(word)) return tags.some((tag) => fold(tag).startsWith(word.slice(1)))
    if (/^!./.test(word)) return priorities[priority].label.toLowerCase().startsWith(word.slice(1))
    return text.includes(word)
  })
}
