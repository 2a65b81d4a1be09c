/** A list with twelve columns as a shop brings it, as CSV; each row becomes a customer with a contact. */
export function customerList(rows: number): Buffer {
  const header =
    'First Name,Last Name,Phone,Email,City,Interest,Notes,Street,Status,Created,Last Contact,Tags'
  const lines = Array.from(
    { length: rows },
    (_one, i) =>
      `Ann,Berg${i},${5_125_550_000 + i},ann${i}@example.com,Austin,Darts,Likes chalk and felt.,${i} Main St,lead,2024-03-12,2024-05-06,vip`,
  )
  return Buffer.from([header, ...lines].join('\n'))
}
