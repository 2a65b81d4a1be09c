const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The beginning of a text, of at most `longest` UTF-16 units, that ends between two visible characters. */
export function truncate(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, graphemes.segment(text).containing(longest)?.index)
}
