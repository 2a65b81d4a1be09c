import { Combobox as Base } from '@base-ui/react/combobox'
import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { Spinner } from '../feedback/Spinner.tsx'

interface ComboboxSearchProps {
  placeholder: string
  loading: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

/** The search line at the top of a combobox's popup. */
export function ComboboxSearch({ placeholder, loading, ref }: ComboboxSearchProps) {
  return (
    <div className="flex shrink-0 items-center gap-2 border-line border-b px-3 text-faint">
      {loading ? <Spinner /> : <Search aria-hidden className="size-4" />}
      <Base.Input
        ref={ref}
        placeholder={placeholder}
        aria-label={placeholder}
        // A label of its own: with the name of its trigger, the two controls would be indistinguishable.
        aria-labelledby={undefined}
        className="h-10 w-full min-w-0 bg-transparent text-base text-ink outline-none pointer-coarse:h-12 pointer-coarse:text-[1rem]"
      />
    </div>
  )
}
