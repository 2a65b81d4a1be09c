import { CircleDashed } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorFields_viewer$key } from '#web/__generated__/VendorFields_viewer.graphql.ts'
import { Avatar } from '#web/ui/display/Avatar.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { accessLevels } from '../accessLevels.ts'
import type { DialogVendor } from './vendorDialogs.ts'
import { nobody, type VendorValues } from './vendorForm.ts'

interface VendorFieldsProps {
  form: FormState<VendorValues>
  viewer: VendorFields_viewer$key
  /** The current assignee, who may have left the team. */
  assignee?: DialogVendor['assignee']
}

/** The fields of a vendor contact. The choices are active users and the viewer's access levels. */
export function VendorFields({ form, viewer, assignee = null }: VendorFieldsProps) {
  const { business, vendorAccessLevels } = useFragment(
    graphql`
      fragment VendorFields_viewer on Viewer {
        business {
          team {
            id
            fullName
            isActive
          }
        }
        vendorAccessLevels
      }
    `,
    viewer,
  )
  const active = business.team.filter(({ isActive }) => isActive)
  const gone = assignee && !active.some(({ id }) => id === assignee.id) ? [assignee] : []
  const assignees = [
    { value: nobody, label: 'Not Assigned', icon: <CircleDashed aria-hidden className="text-faint" /> },
    ...active.map(({ id, fullName }) => ({
      value: id,
      label: fullName,
      icon: <Avatar name={fullName} size="sm" />,
    })),
    ...gone.map(({ id, name }) => ({ value: id, label: `${name} (no longer on the team)` })),
  ]
  const levels = vendorAccessLevels.map((value) => ({ value, label: accessLevels[value].choice }))

  return (
    <>
      <TextField label="Company" required {...form.field('company')} />
      <FieldRow>
        <TextField label="Sales rep" required {...form.field('salesRep')} />
        <TextField label="Phone number" type="tel" required {...form.field('phoneNumber')} />
      </FieldRow>
      <TextField label="Website" type="url" inputMode="url" {...form.field('webAddress')} />
      <TextArea label="Notes" rows={3} {...form.field('notes')} />
      <FieldRow>
        <SelectField label="Access level" options={levels} {...form.field('accessLevel')} />
        <SelectField label="Assigned to" options={assignees} {...form.field('assignedTo')} />
      </FieldRow>
    </>
  )
}
