import { isolate } from './isolate.ts'
import { directionOf, type Language } from './locale.ts'

/** From one time or number to another, 08:00–20:00: the first is where a text of the language begins, wherever it stands. */
export function rangeText(from: string | number, to: string | number, language: Language): string {
  const range = `${from}–${to}`
  return directionOf(language) === 'rtl' ? isolate(range, 'rtl') : range
}
