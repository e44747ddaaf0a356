import { latinDigits } from './digits.ts'

/** Characters that nobody sees: directional marks and isolates, zero-width spaces, fillers, soft hyphens. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A code, reference, number or address as it was meant, wherever it was pasted from: without characters that nobody
 * sees, such as the isolates that our own Arabic mails put around a reference, with digits of other scripts as 0 to 9,
 * and full-width and other compatible letters as plain ones (NFKC). For names and sentences it would drop too much.
 */
export function pastedText(text: string): string {
  return latinDigits(text.normalize('NFKC').replaceAll(UNSEEN, '')).trim()
}

/** Joiners that spell words of Persian, Urdu and Indian languages: kept between letters, and nowhere else. */
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu
/** Unseen characters that change nothing in a name, apart from joiners and from embeddings and overrides. */
const HARMLESS = /(?!\u200C|\u200D|[\u202A-\u202E])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** A person's name without characters that nobody sees; those that would reverse what follows are left for `isName`. */
export function namedText(text: string): string {
  return text.replaceAll(HARMLESS, '').replaceAll(STRAY_JOINER, '').trim()
}

/** Whether a text, once read by `namedText`, can be seen as a name: it has a letter, and turns no text around. */
export function isName(text: string): boolean {
  return /\p{L}/u.test(text) && !/[\u202A-\u202E]/u.test(text)
}
