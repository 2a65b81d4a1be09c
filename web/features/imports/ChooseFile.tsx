import { Upload } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useFileDrop } from './useFileDrop.ts'

interface ChooseFileProps {
  title: string
  /** What kinds of files there are, or what goes on. */
  children: ReactNode
  onFile: (file: File) => void
  pending?: boolean
  /** Why the last file was not taken. */
  problem?: string | null
}

/** A large place to drop a file, or to choose one by its button. */
export function ChooseFile({ title, children, onFile, pending = false, problem = null }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const heading = useId()
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file && !pending) onFile(file)
  }
  const [area, isOver] = useFileDrop(take)
  return (
    <section
      aria-labelledby={heading}
      ref={area}
      className={classNames(
        'flex flex-col items-center gap-2 rounded-xl border-2 border-dashed px-6 py-12 text-center transition-colors max-sm:px-4 max-sm:py-8',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
      )}
    >
      <span
        aria-hidden
        className="mb-2 flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Upload className="size-5.5" />
      </span>
      <h2 id={heading} className="font-semibold text-ink text-lg">
        {title}
      </h2>
      <p className="max-w-md text-pretty text-muted">{children}</p>
      {/* Without `accept`: phones would hide files whose kind they do not know. The server looks at the content. */}
      <input
        ref={input}
        type="file"
        aria-label="File to import"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          take(target.files)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button
        variant="primary"
        size="lg"
        className="mt-3"
        pending={pending}
        pendingText="Opening..."
        onClick={() => input.current?.click()}
      >
        Choose a File
      </Button>
      <p className="text-faint text-sm pointer-coarse:hidden">or drop it here</p>
      {problem && (
        <p role="alert" className="mt-1 max-w-md text-pretty text-danger-ink">
          {problem}
        </p>
      )}
    </section>
  )
}
