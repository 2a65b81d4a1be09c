/** A room of Cuecard that is announced in the navigation but not open yet. */
export interface Room {
  readonly paths: readonly [string, ...string[]]
  readonly title: string
  /** What people will do there, in plain words. */
  readonly purpose: string
}

export const rooms: readonly Room[] = [
  {
    paths: ['/service-calendar'],
    title: 'Service Calendar',
    purpose: 'Appointments by the month, with a text message to the customer the day before.',
  },
]
