/** The label of a time zone, without its continent: `Los Angeles`, `Buenos Aires, Argentina`. */
export function zoneName(zone: string): string {
  const [continent = zone, ...places] = zone.replaceAll('_', ' ').split('/')
  return places.length === 0 ? continent : places.reverse().join(', ')
}
