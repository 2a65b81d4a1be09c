export function CueCards() {
  return null
}
