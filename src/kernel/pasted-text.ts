import { latinDigits } from './digits.ts'

/** Characters that nobody sees: directional marks and isolates, zero-width spaces, fillers, soft hyphens. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Dashes that word processors and web pages write in place of a hyphen, and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu

/** Returns true if a text is of the characters of a plain keyboard alone, as most are: nothing in it is unseen or reads as another. */
export function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}

/**
 * A code, reference, number or address as it was meant, wherever it was pasted from: without characters that nobody
 * sees, such as the isolates that our own Arabic mails put around a reference, with digits of other scripts as 0 to 9,
 * any dash as a hyphen, and full-width and other compatible letters as plain ones (NFKC). For names and sentences it
 * would drop too much.
 */
export function pastedText(text: string): string {
  if (isPlain(text)) return text.trim()
  return latinDigits(text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(DASH, '-')).trim()
}

/** Nothing of a text can be seen: it is empty, or white space and unseen characters alone. */
export function isBlank(text: string): boolean {
  return pastedText(text) === ''
}

/** Joiners that spell words of Persian, Urdu and Indian languages: kept between letters, and nowhere else. */
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu
/** Unseen characters that change nothing in a name, apart from joiners and from the overrides of direction. */
const HARMLESS = /(?!\u200C|\u200D|[\u202D\u202E])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A person's name without characters that nobody sees, its accents in one form (NFC); overrides, which would reverse what
 * follows, are left for `isName`.
 */
export function namedText(text: string): string {
  return text.normalize('NFC').replaceAll(HARMLESS, '').replaceAll(STRAY_JOINER, '').trim()
}

/**
 * Returns true if a text, once read by `namedText`, can be seen as a name: it has a letter, which a lengthening stroke (tatweel)
 * alone is not, and reverses no text.
 */
export function isName(text: string): boolean {
  return /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u.test(text) && !/[\u202D\u202E]/u.test(text)
}
