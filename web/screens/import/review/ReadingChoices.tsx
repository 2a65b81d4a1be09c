import { graphql, useFragment } from 'react-relay/hooks'
import type { ReadingChoices_import$key } from '#web/__generated__/ReadingChoices_import.graphql.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import type { ChoicesState } from './useChoices.ts'

const encodings = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'utf-16le', label: 'Unicode (UTF-16)' },
  { value: 'utf-16be', label: 'Unicode (UTF-16, big endian)' },
  { value: 'windows-1252', label: 'Western (Windows)' },
  { value: 'windows-1250', label: 'Central European (Windows)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows)' },
  { value: 'macintosh', label: 'Western (Mac)' },
]

const separators = [
  { value: ',', label: 'Comma ,' },
  { value: ';', label: 'Semicolon ;' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Bar |' },
]

interface ReadingChoicesProps {
  file: ReadingChoices_import$key
  choices: ChoicesState
}

/** Which sheet is read, and how the text of a file is read, for when Cuecard has guessed wrongly. */
export function ReadingChoices({ file, choices: { chosen, change } }: ReadingChoicesProps) {
  const { sheets, sheet, encoding, separator } = useFragment(
    graphql`
      fragment ReadingChoices_import on Import {
        sheets
        sheet
        encoding
        separator
      }
    `,
    file,
  )
  const read = (reading: NonNullable<typeof chosen.reading>) => change({ reading })
  const { reading } = chosen
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          label="Sheet"
          value={reading?.sheet ?? sheet ?? ''}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(name) => read({ sheet: name })}
          className="max-w-xs"
        />
      )}
      {encoding !== null && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm text-muted text-sm hover:text-ink pointer-coarse:py-3">
            The text looks wrong?
          </summary>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            <SelectField
              label="Letters"
              description="Where é reads as Ã©, another choice is right."
              value={reading?.encoding ?? encoding ?? ''}
              options={encodings}
              onChange={(value) => read({ encoding: value })}
            />
            {separator !== null && (
              <SelectField
                label="Between the columns"
                value={reading?.separator ?? separator ?? ''}
                options={separators}
                onChange={(value) => read({ separator: value })}
              />
            )}
            {separator !== null && (
              <SwitchField
                label="Read quotation marks as text"
                description="For a file in which they stand for inches or are never closed."
                value={reading?.quotesAsText ?? false}
                onChange={(quotesAsText) => read({ quotesAsText })}
                className="sm:col-span-2"
              />
            )}
          </div>
        </details>
      )}
    </>
  )
}
