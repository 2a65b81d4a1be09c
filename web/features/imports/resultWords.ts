import { graphql, readInlineData } from 'react-relay/hooks'
import type { resultWords_counts$key } from '#web/__generated__/resultWords_counts.graphql.ts'
import { listed } from './importWords.ts'

/** What an import did, or what of it was taken back: `1,912 added, 61 filled, 27 refused`. */
export function resultWords(counts: resultWords_counts$key): string {
  const { added, filled, refused, reverted, kept } = readInlineData(
    graphql`
      fragment resultWords_counts on ImportCounts @inline {
        added
        filled
        refused
        reverted
        kept
      }
    `,
    counts,
  )
  if (reverted + kept > 0) {
    return listed([
      [reverted, 'reverted'],
      [kept, 'kept'],
    ])
  }
  const done = listed([
    [added, 'added'],
    [filled, 'filled'],
    [refused, 'refused'],
  ])
  return done || 'nothing changed'
}
