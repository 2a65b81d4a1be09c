import { graphql, readInlineData } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { customerForm_customer$key } from '#web/__generated__/customerForm_customer.graphql.ts'
import {
  type CustomField,
  type CustomValues,
  customShape,
  customValues,
  type ParsedCustom,
  splitCustom,
} from '#web/features/custom-fields/customForm.ts'
import { idsIn, idsText, tagChanges } from '#web/features/tags/tagIds.ts'
import { CreateCustomerInput as most } from '#web/generated/maxLengths.ts'
import { formatPhone } from '#web/lib/phone.ts'
import {
  blank,
  labelled,
  optional,
  optionalEmail,
  required,
  trimmed,
  valuesOf,
} from '#web/ui/forms/fieldShapes.ts'
import { givenPhone, requiredPhone } from '#web/ui/forms/phoneShapes.ts'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'
import { customerStatuses, statusWords } from './customerStatus.ts'

/** The choice of a customer without an owner. */
export const nobody = 'nobody'

/** The fields of a customer in the forms. */
export const customerFields = {
  firstName: required('First Name', most.firstName),
  lastName: required('Last Name', most.lastName),
  phoneNumber: labelled('Phone', requiredPhone, formatPhone),
  email: optionalEmail(most.email),
  interest: required('Interest', most.interest),
  status: labelled('Status', z.enum(customerStatuses), (status) => statusWords[status]),
  address: optional('Address', most.address),
  city: optional('City', most.city),
  notes: optional('Notes', most.notes),
  ownerId: labelled('Owner', z.string()),
  tags: labelled('Tags', z.string()),
}

const customer = z.object(customerFields)

/** The form values of a customer: strings, empty when missing, and the digits of the phone number. */
export type OwnCustomerValues = z.input<typeof customer>

/** The values of the whole form. */
export type CustomerValues = OwnCustomerValues & CustomValues

type Parsed<Own extends z.ZodMiniObject> = z.ZodMiniType<z.output<Own> & ParsedCustom, CustomerValues>

/** The fields that all customers have, and those of the business. */
const withCustom = <Own extends z.ZodMiniObject>(own: Own, fields: readonly CustomField[]) =>
  z.extend(own, customShape(fields)) as unknown as Parsed<Own>

/** A new customer. */
export const newCustomer = (fields: readonly CustomField[]) => withCustom(customer, fields)

/** The initial values of a new customer. */
export const blankCustomer = (fields: readonly CustomField[]): CustomerValues => ({
  ...blank(customer),
  status: 'UNSOLD',
  ownerId: nobody,
  ...customValues(fields),
})

/**
 * An existing customer keeps an interest that is no longer an option. One who came without a last name or a phone number
 * (docs/product/imports.md) can be saved without it.
 */
export const editedCustomer = (fields: readonly CustomField[], { lastName, phoneNumber }: CustomerValues) =>
  withCustom(
    z.extend(customer, {
      interest: z.string(),
      lastName: lastName === '' ? trimmed('Last Name', most.lastName) : customerFields.lastName,
      phoneNumber:
        phoneNumber === '' ? labelled('Phone', givenPhone, formatPhone) : customerFields.phoneNumber,
    }),
    fields,
  )
export type EditedCustomer = z.output<ReturnType<typeof editedCustomer>>

/** The form values of an existing customer. */
export function customerValues(
  fields: readonly CustomField[],
  record: customerForm_customer$key,
): CustomerValues {
  const { owner, tags, ...own } = readInlineData(customerFragment, record)
  return {
    ...valuesOf(customer, {
      ...own,
      ownerId: owner?.id ?? nobody,
      tags: idsText(tags.map(({ id }) => id)),
    }),
    ...customValues(fields, own),
  }
}

/** What a customer lacks that a new one must have. */
export const lackingIn = (values: CustomerValues) =>
  (['lastName', 'phoneNumber'] as const).filter((name) => values[name] === '')

/** The labels of the form, for what somebody else changes while it is open. */
export function customerLabels(
  fields: readonly CustomField[],
  record: customerForm_customer$key,
): FieldLabels<CustomerValues> {
  const { owner, tags } = readInlineData(customerFragment, record)
  // The name of a former owner is not known; it only has to differ from the current one.
  const shown = (id: string) => (id === nobody ? 'Nobody' : id === owner?.id ? owner.fullName : id)
  const words = (ids: string) =>
    idsIn(ids)
      .map((id) => tags.find((tag) => tag.id === id)?.label ?? id)
      .join(', ')
  return {
    ...customerFields,
    ...customShape(fields),
    ownerId: { ...customerFields.ownerId, shown },
    tags: { ...customerFields.tags, shown: words },
  }
}

/** The changes of a form as the API takes them; what others have put on or taken off stays so. */
export function customerInput<Values extends { ownerId?: string; tags?: string }>(
  fields: readonly CustomField[],
  { ownerId, tags, ...values }: Values,
  tagsBefore: string,
) {
  const [own, custom] = splitCustom(fields, values)
  return {
    ...own,
    ...custom,
    ...(ownerId !== undefined && { ownerId: ownerId === nobody ? null : ownerId }),
    ...(tags !== undefined && tagChanges(tagsBefore, tags)),
  }
}

/** The owner of a customer, who may have left the team. */
export function ownerOf(customer: customerForm_customer$key) {
  const { owner } = readInlineData(customerFragment, customer)
  return owner ? { id: owner.id, name: owner.fullName } : null
}

const customerFragment = graphql`
  fragment customerForm_customer on Customer @inline {
    firstName
    lastName
    phoneNumber
    email
    interest
    status
    address
    city
    notes
    owner {
      id
      fullName
    }
    tags {
      id
      label
    }
    ...customForm_values
  }
`
