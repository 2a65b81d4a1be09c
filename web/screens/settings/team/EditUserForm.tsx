import { graphql, useFragment } from 'react-relay/hooks'
import type { EditUserForm_user$key } from '#web/__generated__/EditUserForm_user.graphql.ts'
import type { EditUserFormMutation } from '#web/__generated__/EditUserFormMutation.graphql.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { useNewerValues } from '#web/ui/forms/useNewerValues.tsx'
import { UserFields } from './UserFields.tsx'
import { type UserValues, userLabels, userSchema } from './userForm.ts'

/** Edits a user in place and sends only the changed fields. */
export function EditUserForm({ user, onClose }: { user: EditUserForm_user$key; onClose: () => void }) {
  const { id, firstName, lastName, email, role, isDemo, isViewer, canChangeRole } = useFragment(
    graphql`
      fragment EditUserForm_user on User {
        id
        firstName
        lastName
        email
        role
        isDemo
        isViewer
        canChangeRole
      }
    `,
    user,
  )
  const [updateUser] = useMutation<EditUserFormMutation>(
    graphql`
      mutation EditUserFormMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          user {
            fullName
          }
        }
      }
    `,
    {
      success: 'User updated successfully',
      subject: ({ updateUser }) => updateUser?.user.fullName,
      failure: ({ code, message }) =>
        code === 'CONFLICT' || code === 'FORBIDDEN' ? message : 'Failed to update user',
    },
  )
  const initial: UserValues = { firstName, lastName, email: email ?? '', role }
  const form = useForm({
    schema: userSchema,
    record: id,
    initial,
    async onSubmit(values) {
      const changes = changedFields(form.initial, values)
      if (Object.keys(changes).length > 0) {
        const outcome = await updateUser({ input: { id, ...changes } })
        if (!outcome.ok) return outcome.error
      }
      onClose()
    },
  })
  const newer = useNewerValues({ form, current: initial, labels: userLabels, saved: false })
  const ends = form.values.role !== role
  const endsHint = isViewer ? 'With another role you will be signed out.' : 'They will have to sign in again.'
  const roleHint = canChangeRole || isDemo ? ends && endsHint : 'A business needs at least one active admin.'
  return (
    <Form form={form} onEscape={onClose} className="mt-4 rounded-lg border border-line bg-sunken p-4">
      {newer}
      <UserFields
        form={form}
        focusFirst
        roleHint={roleHint || undefined}
        roleFixed={!canChangeRole}
        fixed={
          isDemo
            ? 'Everyone shares the demo account, so its email, role and password can’t be changed.'
            : undefined
        }
      />
      <div className="flex justify-end gap-2 max-sm:*:flex-1">
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton form={form} pendingText="Saving...">
          Save
        </SubmitButton>
      </div>
    </Form>
  )
}
