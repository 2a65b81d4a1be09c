/** The titles and badges that a mutation's payload carries, as fragment references. */
export type CelebrationRefs = readonly object[]

/** Those that an act reached, from the data of its mutation. */
export function celebrationsIn(data: object): CelebrationRefs {
  const payloads: readonly ({ celebrations?: CelebrationRefs } | null)[] = Object.values(data)
  return payloads.flatMap((payload) => payload?.celebrations ?? [])
}
