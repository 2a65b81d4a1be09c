import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'

/** The name of the file that the demo imports. */
export const demoFileName = 'sample.csv'

// Made-up people with numbers that nobody has. One can't be reached, one has an email address that is none, one comes
// twice, one status is not known, and one interest is new.
const list = `First Name,Last Name,Mobile,E-mail,City,Interested In,Status,Last Visit,Notes
Nora,Ashdown,(607) 555-0101,nora.ashdown@example.com,Maple Falls,Pool tables,Customer,3/14/2025,Bought the oak one
Teo,Baxter,(607) 555-0102,teo.baxter@example.com,Maple Falls,Darts,Lead,9/2/2025,
Ivy,Calloway,607-555-0103,,Cedar Bend,Air hockey,Lead,,Has two kids
Hugo,Denby,+1 607 555 0104,hugo.denby@example.com,Cedar Bend,Pool tables,Regular,11/20/2024,
Ines,Eastman,607.555.0105,ines.eastman@example.com,Maple Falls,Darts,Lost,,Moved away
Karl,Fenwick,,karl.fenwick@example.com,Maple Falls,Pool tables,Lead,,Prefers email
Lena,Garside,(607) 555-0107,not an address,Cedar Bend,Air hockey,Lead,1/9/2026,
Milo,Hartley,(607) 555-0108,milo.hartley@example.com,Maple Falls,Darts,Customer,6/30/2025,
Olga,Ibbotson,(607) 555-0109,,Maple Falls,Pool tables,Lead,,
Pete,Jarrow,,,Cedar Bend,Darts,Lead,,Nobody wrote down how to reach him
Rosa,Keswick,(607) 555-0111,rosa.keswick@example.com,Cedar Bend,Pool tables,Customer,2/17/2025,Has a table of 1962
Sami,Lindale,(607) 555-0112,sami.lindale@example.com,Maple Falls,Air hockey,Lead,,
Nora,Ashdown,(607) 555-0101,,Cedar Bend,Pool tables,Customer,,Second address: the lake house
Tess,Marlow,(607) 555-0114 x7,tess.marlow@example.com,Cedar Bend,Darts,Regular,10/5/2025,Call after 5
Umar,Northcott,(607) 555-0115,umar.northcott@example.com,Maple Falls,Pool tables,Lead,8/8/2025,
Vera,Oakes,(607) 555-0116,,Maple Falls,Darts,Lead,,Works at the mill
`
const bytes = new TextEncoder().encode(list)

const isDemo = ({ tenant }: BusinessContext) => tenant.businessId === demoBusinessId

/** The one list that the demo imports, as text; null elsewhere, where every list can come. */
export const demoFileOf = (ctx: BusinessContext) => (isDemo(ctx) ? list : null)

const refusal = () =>
  new AppError(
    'FORBIDDEN',
    'The demo imports its sample list only, so that nobody brings real people into an account that everybody can see.',
  )

/** @throws FORBIDDEN in the demo for another file than its own */
export function checkDemoFile(ctx: BusinessContext, { name, size }: { name: string; size: number }): void {
  if (isDemo(ctx) && (name !== demoFileName || size !== bytes.length)) throw refusal()
}

/** @throws FORBIDDEN in the demo for bytes that are not those of its own file */
export function checkDemoBytes(ctx: BusinessContext, startsAt: number, piece: Uint8Array): void {
  const isSame = () => piece.every((byte, index) => byte === bytes[startsAt + index])
  if (isDemo(ctx) && !isSame()) throw refusal()
}
