/** The word and the classes of each color of a tag, in the order that pickers offer them. */
export const tagColors = {
  GRAY: { word: 'Gray', classes: 'bg-neutral-soft text-neutral-ink' },
  RED: { word: 'Red', classes: 'bg-red-soft text-red-ink' },
  ORANGE: { word: 'Orange', classes: 'bg-orange-soft text-orange-ink' },
  YELLOW: { word: 'Yellow', classes: 'bg-yellow-soft text-yellow-ink' },
  GREEN: { word: 'Green', classes: 'bg-green-soft text-green-ink' },
  TEAL: { word: 'Teal', classes: 'bg-teal-soft text-teal-ink' },
  BLUE: { word: 'Blue', classes: 'bg-blue-soft text-blue-ink' },
  PURPLE: { word: 'Purple', classes: 'bg-purple-soft text-purple-ink' },
  PINK: { word: 'Pink', classes: 'bg-pink-soft text-pink-ink' },
} as const

/** The colors of tags, by their names in the graph. */
export type TagColor = keyof typeof tagColors
