/** The names of the header record of a vCard file, in the order of its cells. */
export const cardColumns = [
  'First Name',
  'Last Name',
  'Full Name',
  'Organization Name',
  'Mobile Phone',
  'Main Phone',
  'Home Phone',
  'Work Phone',
  'Other Phone',
  'Email',
  'Email 2',
  'Street',
  'City',
  'Region',
  'Postal Code',
  'Country',
  'Birthday',
  'Website',
  'Categories',
  'Notes',
] as const

export type CardColumn = (typeof cardColumns)[number]

/** What a card says, by column. */
export type CardTexts = Partial<Record<CardColumn, string>>
