import { useState } from 'react'
import * as z from 'zod/mini'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { required } from '#web/ui/forms/textShapes.ts'
import { useForm } from '#web/ui/forms/useForm.ts'
import { Dialog, DialogClose } from '#web/ui/overlays/Dialog.tsx'
import { roleNames } from '../keyAct.ts'
import { useCreateApiKey } from '../useCreateApiKey.ts'
import { NewKey } from './NewKey.tsx'

const roles = ['EMPLOYEE', 'MANAGER', 'ADMIN'] as const
const options = roles.map((value) => ({ value, label: roleNames[value] }))
const schema = z.object({ name: required('Name', 80), role: z.enum(roles) })
type Values = { name: string; role: (typeof roles)[number] | '' }
const initial: Values = { name: '', role: 'EMPLOYEE' }

/** Makes a key, and shows it this once. */
export function CreateKeyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const create = useCreateApiKey()
  const [key, setKey] = useState<string | null>(null)
  const form = useForm({
    schema,
    initial,
    async onSubmit(input) {
      const outcome = await create(input)
      if (!outcome.ok) return outcome.error
      setKey(outcome.data.createApiKey?.key ?? null)
    },
  })
  const made = key !== null

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onClosed={() => {
        form.reset()
        setKey(null)
      }}
      guarded={form.dirty || made}
      size="sm"
      title={made ? 'Your New API Key' : 'Create API Key'}
      footer={
        made ? (
          <DialogClose>Done</DialogClose>
        ) : (
          <>
            <DialogClose>Cancel</DialogClose>
            <SubmitButton form={form} pendingText="Creating...">
              Create Key
            </SubmitButton>
          </>
        )
      }
    >
      {made ? (
        <NewKey value={key} />
      ) : (
        <Form form={form}>
          <TextField label="Name" required placeholder="Web shop" {...form.field('name')} />
          <SelectField
            label="Role"
            required
            options={options}
            description="It may do what people of this role may, except what is a person's own."
            {...form.field('role')}
          />
        </Form>
      )}
    </Dialog>
  )
}
