import { useState } from 'react'
import { counted } from '#web/features/imports/importWords.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card, CardHeader } from '#web/ui/display/Card.tsx'
import { SelectField, type SelectOption } from '#web/ui/fields/SelectField.tsx'

interface Word<Value extends string> {
  readonly word: string
  readonly count: number
  readonly value: Value
  readonly options: readonly SelectOption<Value>[]
}

interface WordListProps<Value extends string> {
  title: string
  /** Most frequent first. */
  words: readonly Word<Value>[]
  onChange: (word: string, value: Value) => void
}

/** How many are shown at first. */
const shownAtFirst = 6

/** Words of the file, with what each becomes; nothing without any. */
export function WordList<Value extends string>({ title, words, onChange }: WordListProps<Value>) {
  const [isWhole, setWhole] = useState(false)
  if (words.length === 0) return null
  const shown = isWhole ? words : words.slice(0, shownAtFirst)
  return (
    <Card as="section" flush aria-label={title} className="self-start">
      <CardHeader title={title} count={words.length} />
      <ul className="divide-y divide-line">
        {shown.map(({ word, count, value, options }) => (
          <li key={word} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
            <div className="min-w-24 flex-1">
              <p translate="no" className="font-medium text-ink wrap-anywhere">
                {word}
              </p>
              <p className="text-muted text-sm tabular-nums">{counted(count, 'row')}</p>
            </div>
            <SelectField
              label={`${word} becomes`}
              hideLabel
              value={value}
              options={options}
              onChange={(next) => onChange(word, next)}
              className="w-48 max-[22rem]:w-full"
            />
          </li>
        ))}
      </ul>
      {shown.length < words.length && (
        <div className="border-line border-t p-1.5">
          <Button variant="ghost" className="w-full" onClick={() => setWhole(true)}>
            Show all {words.length}
          </Button>
        </div>
      )}
    </Card>
  )
}
