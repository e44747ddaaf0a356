import type { TranslatedText } from './catalogue.ts'

/** Minimum similarity of two texts: they share more than half of their words. */
const LIKE = 0.6

const WORDS = /\{\{[^{}]*\}\}|[\p{L}\p{N}]+/gu

/**
 * Returns the translated text most similar to an English one, usually its version before a change. Null if none is
 * similar. An identical text does not count.
 */
export function formerText(english: string, translated: readonly TranslatedText[]): TranslatedText | null {
  const words = wordsOf(english)
  let best: { likeness: number; text: TranslatedText } | null = null
  for (const text of translated) {
    if (text[0] === english) continue
    const likeness = likenessOf(words, wordsOf(text[0]))
    if (likeness >= LIKE && likeness > (best?.likeness ?? 0)) best = { likeness, text }
  }
  return best?.text ?? null
}

/** Returns the similarity, from 0 (no word in common) to 1 (the same words), by Sørensen and Dice. */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size
  return total === 0 ? 0 : (2 * one.intersection(other).size) / total
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(WORDS), ([word]) => word.toLowerCase()))
}
