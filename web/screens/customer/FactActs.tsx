import { Check, Copy, Pencil } from 'lucide-react'
import { classNames } from '#web/lib/classNames.ts'
import { IconButton } from '#web/ui/actions/IconButton.tsx'
import { useCopy } from '#web/ui/actions/useCopy.ts'

interface FactActsProps {
  /** The fact in a sentence: `phone number`. */
  name: string
  /** What is copied; null for what nobody needs elsewhere. */
  value: string | null | undefined
  /** Null for who may not. */
  onEdit: (() => void) | null
  className?: string
}

/** *Copy* and *Edit* of a fact, on hover and focus; touch screens show *Copy* alone, beside the *Edit* of all facts. */
export function FactActs({ name, value, onEdit, className }: FactActsProps) {
  return (
    <span
      className={classNames(
        'flex shrink-0 rounded-md pointer-coarse:-my-2.75 pointer-coarse:-mr-3 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 print:hidden',
        className,
      )}
    >
      {value && <CopyButton key={value} name={name} value={value} />}
      {onEdit && (
        <IconButton
          size="sm"
          label={`Edit the ${name}`}
          icon={<Pencil />}
          onClick={onEdit}
          className="pointer-coarse:hidden"
        />
      )}
    </span>
  )
}

function CopyButton({ name, value }: { name: string; value: string }) {
  const [copy, copied] = useCopy(value)
  return (
    <>
      <IconButton
        size="sm"
        label={`${copied ? 'Copied' : 'Copy'} the ${name}`}
        icon={copied ? <Check /> : <Copy />}
        onClick={copy}
      />
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </>
  )
}
