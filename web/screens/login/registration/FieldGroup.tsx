import type { ReactNode } from 'react'

interface FieldGroupProps {
  title: string
  children: ReactNode
}

/** A part of the form, under its name. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-semibold text-ink">{title}</legend>
      {children}
    </fieldset>
  )
}
