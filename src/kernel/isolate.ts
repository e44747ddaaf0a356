const OPENED = { auto: '\u2068', ltr: '\u2066', rtl: '\u2067' } as const

/**
 * A text that keeps its order within a sentence of either direction, by Unicode isolates (UAX 9 §2.4). `auto`: its
 * direction is that of its first letter.
 */
export function isolate(text: string, direction: keyof typeof OPENED = 'auto'): string {
  return `${OPENED[direction]}${text}\u2069`
}
