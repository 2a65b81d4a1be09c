import { CircleDashed } from 'lucide-react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { VendorFields_viewer$key } from '#web/__generated__/VendorFields_viewer.graphql.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { accessLevels } from '../accessLevels.ts'
import type { DialogVendor } from './vendorDialogs.ts'
import { nobody, type VendorValues, vendorFields } from './vendorForm.ts'

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
            isActive
            ...useUserOptions_users
          }
        }
        vendorAccessLevels
      }
    `,
    viewer,
  )
  const users = useUserOptions(
    business.team.filter(({ isActive }) => isActive),
    assignee,
  )
  const assignees = [
    { value: nobody, label: 'Not Assigned', icon: <CircleDashed aria-hidden className="text-faint" /> },
    ...users,
  ]
  const levels = vendorAccessLevels.map((value) => ({ value, label: accessLevels[value].choice }))
  const field = labelledFields(form, vendorFields)

  return (
    <>
      <TextField required {...field('company')} />
      <FieldRow>
        <TextField required {...field('salesRep')} />
        <TextField type="tel" required {...field('phoneNumber')} />
      </FieldRow>
      <TextField type="url" inputMode="url" {...field('webAddress')} />
      <TextArea rows={3} {...field('notes')} />
      <FieldRow>
        <SelectField options={levels} {...field('accessLevel')} />
        <SelectField options={assignees} {...field('assignedTo')} />
      </FieldRow>
    </>
  )
}
