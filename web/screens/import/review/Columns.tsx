import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Columns_import$key } from '#web/__generated__/Columns_import.graphql.ts'
import { counted } from '#web/features/imports/importWords.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ColumnRow } from './ColumnRow.tsx'
import { haveName, targetWords } from './targets.ts'
import type { ChoicesState } from './useChoices.ts'

interface ColumnsProps {
  file: Columns_import$key
  choices: ChoicesState
  /** How the file is read. */
  children: ReactNode
}

/** How many values of a column are shown. */
const mostSamples = 3

/** *Check the columns*: those that Cuecard does not know first; the others take one line until they are opened. */
export function Columns({ file, choices, children }: ColumnsProps) {
  const data = useFragment(
    graphql`
      fragment Columns_import on Import {
        columns {
          index
          header
          target
          isRecognized
        }
        samples: rows(first: 12) {
          edges {
            node {
              cells
            }
          }
        }
      }
    `,
    file,
  )
  const targets = new Map(choices.chosen.columns?.map(({ index, target }) => [index, target]))
  const columns = data.columns.map((column) => ({
    ...column,
    target: targets.get(column.index) ?? column.target,
    samples: samplesOf(
      data.samples.edges.map(({ node }) => node.cells),
      column.index,
    ),
  }))
  const unknown = columns.filter(({ isRecognized, samples }) => !isRecognized && samples.length > 0)
  const known = columns.filter((column) => !unknown.includes(column))
  const isNamed = haveName(columns.map(({ target }) => target))
  const row = (column: (typeof columns)[number]) => (
    <ColumnRow
      key={column.index}
      header={column.header}
      target={column.target}
      samples={column.samples}
      onChange={(target) => choices.change({ columns: [{ index: column.index, target }] })}
    />
  )
  return (
    <PageSection
      id="columns"
      title="Check the columns"
      description={
        unknown.length > 0 ? 'Say what these are, or leave them out.' : 'Cuecard knows all of them.'
      }
    >
      <div className="flex flex-col gap-3">
        {!isNamed && <Notice tone="error">Choose the column with the name.</Notice>}
        <Card flush className="divide-y divide-line">
          {unknown.length > 0 && <ul className="divide-y divide-line">{unknown.map(row)}</ul>}
          {known.length > 0 && (
            <details key={String(isNamed)} open={!isNamed}>
              <summary className="cursor-pointer rounded-xl px-4 py-3 hover:bg-hover pointer-coarse:min-h-11">
                <span className="font-medium text-ink">{counted(known.length, 'column')} recognized</span>{' '}
                <span className="text-muted">{summary(known.map(({ target }) => targetWords[target]))}</span>
              </summary>
              <ul className="divide-y divide-line border-line border-t">{known.map(row)}</ul>
            </details>
          )}
        </Card>
        {children}
      </div>
    </PageSection>
  )
}

/** The different values of a column in the first rows. */
function samplesOf(rows: readonly (readonly string[])[], index: number): string[] {
  const values = rows.map((cells) => cells[index] ?? '').filter((value) => value !== '')
  return [...new Set(values)].slice(0, mostSamples)
}

/** The different targets; those that are left out last, as a number. */
function summary(words: readonly string[]): string {
  const used = words.filter((word) => word !== targetWords.LEAVE_OUT)
  const left = words.length - used.length
  return [...new Set(used), ...(left > 0 ? [`${left} left out`] : [])].join(', ')
}
