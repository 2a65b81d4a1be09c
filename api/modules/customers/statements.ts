/** The columns of "Customer" that acts on many of them write, with their types. */
export const columnTypes = {
  firstName: 'text',
  lastName: 'text',
  name: 'text',
  phoneNumber: 'text',
  email: 'text',
  address: 'text',
  city: 'text',
  interest: 'text',
  notes: 'text',
  status: '"CustomerStatus"',
  ownerId: 'int',
  tagIds: 'int[]',
  custom: 'jsonb',
  statusUpdatedAt: 'timestamptz',
  statusUpdatedBy: 'text',
} as const

export type WrittenColumn = keyof typeof columnTypes

/** Changes columns of customers; $2 are their rows as JSON, $3 now. */
export function updateCustomers(columns: readonly WrittenColumn[]): string {
  const typed = columns.map((name) => `"${name}" ${columnTypes[name]}`)
  return `
  UPDATE "Customer" AS kept SET ${columns.map((name) => `"${name}" = came."${name}"`).join(', ')}, "updatedAt" = $3::timestamptz
    FROM jsonb_to_recordset($2::jsonb) AS came (id int, ${typed.join(', ')})
   WHERE kept."businessId" = $1 AND kept.id = came.id`
}

/** Locks customers, in order; $2 are their numbers. */
export const lockCustomers = `SELECT * FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[]) ORDER BY id FOR UPDATE`
