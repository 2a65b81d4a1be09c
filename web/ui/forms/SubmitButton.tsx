import { Button, type ButtonProps } from '../actions/Button.tsx'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form' | 'pending'> & {
  form: { id: string; pending: boolean }
}

/** Submits its form from wherever it stands, a dialog's footer included. */
export function SubmitButton({ form, variant = 'primary', ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" form={form.id} pending={form.pending} variant={variant} />
}
