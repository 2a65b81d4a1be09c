/** Texts to know before the call; nothing when all are empty. */
export function DayNotes({ texts }: { texts: readonly (string | null | undefined)[] }) {
  const known = texts.filter((text) => text)
  if (known.length === 0) return null
  return (
    <div className="flex max-h-40 flex-col gap-2 overflow-y-auto rounded-lg bg-sunken px-3.5 py-3">
      {known.map((text) => (
        <p key={text} className="whitespace-pre-line text-pretty wrap-anywhere">
          {text}
        </p>
      ))}
    </div>
  )
}
