import { useEffect } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BusinessForm_business$key } from '#web/__generated__/BusinessForm_business.graphql.ts'
import type { BusinessFormMutation } from '#web/__generated__/BusinessFormMutation.graphql.ts'
import { typeOptions } from '#web/features/business/businessTypes.ts'
import { limitFor } from '#web/features/business/dailyLimit.ts'
import { changedFields } from '#web/lib/changedFields.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { TextButton } from '#web/ui/actions/TextButton.tsx'
import { Card } from '#web/ui/display/Card.tsx'
import { PageSection } from '#web/ui/display/PageSection.tsx'
import { PhoneField } from '#web/ui/fields/PhoneField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { UnsavedChanges } from '#web/ui/forms/UnsavedChanges.tsx'
import { usePageForm } from '#web/ui/forms/usePageForm.ts'
import { businessLabels, businessSchema, businessValues, idleOptions, minutesOf } from './businessForm.ts'
import { TimeZoneField } from './TimeZoneField.tsx'

interface BusinessFormProps {
  business: BusinessForm_business$key
  /** Called when the form begins or ceases to hold what is not saved; not when it goes, since that is kept. */
  onUnsaved: (unsaved: boolean) => void
}

/** Business Information. Fields that the user has not changed follow the changes of other users. */
export function BusinessForm({ business, onUnsaved }: BusinessFormProps) {
  const data = useFragment(
    graphql`
      fragment BusinessForm_business on Business {
        name
        businessType
        phone
        email
        address
        timeZone
        maxAppointmentsPerDay
        workingTechnicians
        idleMinutes
        gamificationEnabled: isGamificationEnabled
      }
    `,
    business,
  )
  const [updateBusiness] = useMutation<BusinessFormMutation>(
    graphql`
      mutation BusinessFormMutation($input: UpdateBusinessInput!) {
        updateBusiness(input: $input) {
          business {
            ...BusinessForm_business
          }
        }
      }
    `,
    {
      success: 'Business information updated successfully',
      subject: data.name,
      failure: 'Failed to update business information',
    },
  )
  const { form, newer } = usePageForm({
    schema: businessSchema,
    stored: businessValues(data),
    labels: businessLabels,
    lasting: true,
    async onSubmit(values, { initial, saved }) {
      const before = { ...initial, idleMinutes: minutesOf(initial.idleMinutes) }
      const input = changedFields(before, values)
      const outcome = await updateBusiness({ input }, { subject: values.name })
      if (!outcome.ok) return outcome.error
      saved(businessValues(values))
    },
  })

  const { dirty } = form
  useEffect(() => onUnsaved(dirty), [onUnsaved, dirty])

  const field = labelledFields(form, businessLabels)
  const suggested = limitFor(data.workingTechnicians)
  const moved = form.values.timeZone !== data.timeZone
  return (
    <PageSection
      id="business-information"
      title="Business Information"
      description="How customers reach you, and when your day begins."
    >
      <Card className="p-5 max-sm:p-4">
        <Form form={form}>
          {newer}
          <FieldRow>
            <TextField required autoComplete="organization" {...field('name')} />
            <SelectField required options={typeOptions} {...field('businessType')} />
          </FieldRow>
          <FieldRow>
            <PhoneField autoComplete="tel" {...field('phone')} />
            <TextField type="email" autoComplete="email" {...field('email')} />
          </FieldRow>
          <TextArea rows={2} {...field('address')} />
          <FieldRow>
            <TimeZoneField
              {...field('timeZone')}
              description={
                moved
                  ? 'Appointments and pending follow-ups keep their local times. Scheduled contacts don’t move.'
                  : 'Today, due dates and reminders follow this zone.'
              }
            />
            <TextField
              required
              inputMode="numeric"
              description={
                data.workingTechnicians > 1 && suggested > Number(form.values.maxAppointmentsPerDay) ? (
                  <>
                    {data.workingTechnicians} technicians have appointments; two a day each make {suggested}.{' '}
                    <TextButton onClick={() => form.change({ maxAppointmentsPerDay: String(suggested) })}>
                      Use {suggested}
                    </TextButton>
                  </>
                ) : (
                  '1 to 20. Managers may overbook.'
                )
              }
              {...field('maxAppointmentsPerDay')}
            />
          </FieldRow>
          <SelectField
            options={idleOptions}
            description="Wherever the team is signed in. Choose Never for a tablet that stays open at the counter."
            {...field('idleMinutes')}
          />
          <SwitchField
            description="Points and badges for what gets done. Switched off, nobody earns any; earned ones stay."
            {...field('gamificationEnabled')}
          />
          <div className="flex flex-wrap items-center gap-2 max-sm:*:flex-1">
            <SubmitButton form={form} pendingText="Saving...">
              Save Changes
            </SubmitButton>
            <UnsavedChanges form={form} />
          </div>
        </Form>
      </Card>
    </PageSection>
  )
}
