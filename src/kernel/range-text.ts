import { isolate } from './isolate.ts'
import { directionOf, type Language } from './locale.ts'

/**
 * Formats a range of times or numbers, 08:00–20:00. The first value is on the side where text of the language starts,
 * in any context.
 */
export function rangeText(from: string | number, to: string | number, language: Language): string {
  const range = `${from}–${to}`
  return directionOf(language) === 'rtl' ? isolate(range, 'rtl') : range
}
