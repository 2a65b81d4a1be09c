import { limitFor } from '#web/features/business/dailyLimit.ts'
import { PhoneField } from '#web/ui/fields/PhoneField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import {
  businessTypes,
  knownTimeZone,
  type RegistrationValues,
  technicianCounts,
} from './registrationForm.ts'

const typeOptions = businessTypes.map((value) => ({
  value,
  label: value.slice(0, 1) + value.slice(1).toLowerCase(),
}))

const technicianOptions = technicianCounts.map((value) => ({
  value,
  label: value === technicianCounts.at(-1) ? `${value} or more` : value,
}))

/** The fields of the business. */
export function BusinessFields({ form }: { form: FormState<RegistrationValues> }) {
  const zone = knownTimeZone()
  return (
    <FieldGroup title="Business information">
      <FieldRow>
        <TextField label="Business Name" required autoComplete="organization" {...form.field('name')} />
        <SelectField label="Business Type" required options={typeOptions} {...form.field('businessType')} />
      </FieldRow>
      <FieldRow>
        <PhoneField label="Business Phone" autoComplete="tel" {...form.field('phone')} />
        <TextField
          label="Business Email"
          type="email"
          autoCapitalize="none"
          {...form.field('businessEmail')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label="Address" autoComplete="street-address" {...form.field('address')} />
        <SelectField
          label="Technicians"
          options={technicianOptions}
          description={`Up to ${limitFor(Number(form.values.technicians))} appointments a day; change it in Settings.`}
          {...form.field('technicians')}
        />
      </FieldRow>
      <p className="text-pretty text-muted text-sm">
        {zone
          ? `Your business uses the time zone of this browser, ${zone.replaceAll('_', ' ')}. `
          : 'This browser doesn’t share its time zone, so your business starts with New York time. '}
        You can change it in Settings.
      </p>
    </FieldGroup>
  )
}
