import { Button, type ButtonProps } from '../actions/Button.tsx'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'form' | 'pending'> & {
  form: { id: string; pending: boolean }
}

/** Submits its form from anywhere in the page, such as a dialog's footer. */
export function SubmitButton({ form, variant = 'primary', ...rest }: SubmitButtonProps) {
  return <Button {...rest} type="submit" form={form.id} pending={form.pending} variant={variant} />
}
