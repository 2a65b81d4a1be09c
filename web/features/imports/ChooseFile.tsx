import { Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { FilePlace } from './FilePlace.tsx'
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
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0]
    if (file && !pending) onFile(file)
  }
  const [area, isOver] = useFileDrop(take)
  return (
    <FilePlace
      title={title}
      icon={<Upload />}
      text={children}
      act="Choose a File"
      onAct={() => input.current?.click()}
      pending={pending}
      problem={problem}
      area={area}
      border={`border-2 border-dashed ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface'}`}
    >
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
      <p className="text-faint text-sm pointer-coarse:hidden">or drop it here</p>
    </FilePlace>
  )
}
