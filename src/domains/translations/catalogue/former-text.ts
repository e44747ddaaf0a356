import type { TranslatedText } from './catalogue.ts'

/** How much two texts have to say in the same words: more than half of both. */
const LIKE = 0.6

const WORDS = /\{\{[^{}]*\}\}|[\p{L}\p{N}]+/gu

/**
 * The translated text that is most like an English one, which is mostly what that said before it was changed; null: none
 * is like it. The same text is no former one.
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

/** From 0, no word in common, to 1, the same words (Sørensen and Dice). */
function likenessOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size
  return total === 0 ? 0 : (2 * one.intersection(other).size) / total
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(WORDS), ([word]) => word.toLowerCase()))
}
