import { graphql } from 'react-relay/hooks'
import type { AddUserFormMutation } from '#web/__generated__/AddUserFormMutation.graphql.ts'
import type { Role } from '#web/features/team/roleWords.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { NewPasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { blank } from '#web/ui/forms/fieldShapes.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { addFailed } from './addFailed.ts'
import { isTooShort, tooShort, tooShortToast } from './passwordWords.ts'
import { UserFields } from './UserFields.tsx'
import { newUserSchema } from './userForm.ts'

interface AddUserFormProps {
  /** The name of the business. */
  businessName: string
  onClose: () => void
}

/** Add Team Member. */
export function AddUserForm({ businessName, onClose }: AddUserFormProps) {
  const [addUser] = useMutation<AddUserFormMutation>(
    graphql`
      mutation AddUserFormMutation($input: CreateUserInput!) {
        createUser(input: $input) {
          user {
            fullName
          }
        }
      }
    `,
    {
      success: 'Team member added successfully',
      subject: ({ createUser }) => createUser?.user.fullName,
      failure: addFailed,
    },
  )
  const showError = useErrorToast()
  const form = useForm({
    schema: newUserSchema,
    initial: { ...blank(newUserSchema), role: 'EMPLOYEE' as Role | '' },
    async onSubmit(user) {
      if (isTooShort(user.password)) {
        showError(tooShortToast)
        return { fields: { password: [tooShort] } }
      }
      showError(null)
      const outcome = await addUser({ input: user })
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  const { firstName, lastName, email, username } = form.values
  return (
    <Card as="section" aria-labelledby="add-team-member" className="p-5 max-sm:p-4">
      <h2 id="add-team-member" className="mb-4 font-semibold text-ink">
        Add Team Member
      </h2>
      <Form form={form} onEscape={onClose}>
        <UserFields form={form} focusFirst />
        <FieldRow>
          <TextField
            label="Username"
            required
            autoCapitalize="none"
            spellCheck={false}
            description="What they sign in with."
            {...form.field('username')}
          />
          <NewPasswordField
            label="Password"
            names={[businessName, firstName, lastName, email, username]}
            required
            {...form.field('password')}
          />
        </FieldRow>
        <div className="flex justify-end gap-2 max-sm:*:flex-1">
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton form={form} pendingText="Adding...">
            Add Member
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
