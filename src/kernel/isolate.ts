const OPENED = { auto: '\u2068', ltr: '\u2066', rtl: '\u2067' } as const

/**
 * Wraps a text in Unicode isolates (UAX 9 §2.4), so that it keeps its order within a sentence of either direction.
 * `auto`: its direction is that of its first letter.
 */
export function isolate(text: string, direction: keyof typeof OPENED = 'auto'): string {
  return `${OPENED[direction]}${text}\u2069`
}
