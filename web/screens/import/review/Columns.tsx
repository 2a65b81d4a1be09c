import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { Columns_business$key } from '#web/__generated__/Columns_business.graphql.ts'
import type { Columns_import$key } from '#web/__generated__/Columns_import.graphql.ts'
import { counted } from '#web/features/imports/importWords.ts'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { importDialogs } from '../dialogs/importDialogs.ts'
import { ColumnRow } from './ColumnRow.tsx'
import { chosenTarget, haveName, keyOf, newField, targetOptions, targetWords, wordOf } from './targets.ts'
import type { ChoicesState } from './useChoices.ts'

interface ColumnsProps {
  business: Columns_business$key
  file: Columns_import$key
  choices: ChoicesState
  /** How the file is read. */
  children: ReactNode
}

/** How many values of a column are shown. */
const mostSamples = 3

/** *Check the columns*: those that Cuecard does not know first; the others take one line until they are opened. */
export function Columns({ business, file, choices, children }: ColumnsProps) {
  const { canEditCustomFields, ...own } = useFragment(
    graphql`
      fragment Columns_business on Business {
        canEditCustomFields
        customFields {
          id
          databaseId
          label
        }
      }
    `,
    business,
  )
  const data = useFragment(
    graphql`
      fragment Columns_import on Import {
        columns {
          index
          header
          target
          customFieldDatabaseId
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
  const customFields = own.customFields.map(({ id, databaseId, label }) => ({ id, databaseId, label }))
  const open = importDialogs.useOpen()
  const chosen = new Map(choices.chosen.columns?.map((column) => [column.index, column]))
  const options = targetOptions(customFields, canEditCustomFields)
  const targetNow = ({ index, target, customFieldDatabaseId }: (typeof data.columns)[number]) => {
    const choice = chosen.get(index)
    if (!choice) return { target, customFieldDatabaseId }
    const field = customFields.find(({ id }) => id === choice.customFieldId)
    return { target: choice.target, customFieldDatabaseId: field?.databaseId ?? null }
  }
  const columns = data.columns.map((column) => ({
    ...column,
    ...targetNow(column),
    samples: samplesOf(
      data.samples.edges.map(({ node }) => node.cells),
      column.index,
    ),
  }))
  const unknown = columns.filter(({ isRecognized, samples }) => !isRecognized && samples.length > 0)
  const known = columns.filter((column) => !unknown.includes(column))
  const isNamed = haveName(columns.map(({ target }) => target))
  const choose = ({ index, header, samples }: (typeof columns)[number], key: string) => {
    const become = (target: ReturnType<typeof chosenTarget>) =>
      choices.change({ columns: [{ index, ...target }] })
    if (key !== newField) return become(chosenTarget(key, customFields))
    const onCreated = (customFieldId: string) => become({ target: 'CUSTOM', customFieldId })
    open('newField', { header, samples, onCreated })
  }
  const row = (column: (typeof columns)[number]) => (
    <ColumnRow
      key={column.index}
      header={column.header}
      target={keyOf(column)}
      options={options}
      samples={column.samples}
      onChange={(key) => choose(column, key)}
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
                <span className="text-muted">
                  {summary(known.map((column) => wordOf(column, customFields)))}
                </span>
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
