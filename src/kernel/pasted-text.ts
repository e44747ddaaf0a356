import { latinDigits } from './digits.ts'

/** Invisible characters: directional marks and isolates, zero-width spaces, fillers, soft hyphens. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Dashes that word processors and web pages use instead of a hyphen, and the minus sign. */
const DASH = /[\p{Pd}\u2212]/gu

/** Returns true if a text consists of printable ASCII, as most do: it has no invisible or look-alike characters. */
export function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text)
}

/**
 * Normalises a pasted code, reference, number or address. Removes invisible characters, such as the isolates that our
 * own Arabic mails put around a reference. Converts digits of other scripts to 0 to 9, any dash to a hyphen, and
 * full-width and other compatible letters to plain ones (NFKC). It removes too much for names and sentences.
 */
export function pastedText(text: string): string {
  if (isPlain(text)) return text.trim()
  return latinDigits(text.normalize('NFKC').replaceAll(UNSEEN, '').replaceAll(DASH, '-')).trim()
}

/** Returns true if a text has no visible characters: it is empty, or only white space and invisible characters. */
export function isBlank(text: string): boolean {
  return pastedText(text) === ''
}

/** Stray joiners: those in words of Persian, Urdu and Indian languages are kept only between letters. */
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}])/gu
/** Invisible characters that do not affect a name, except joiners and direction overrides. */
const HARMLESS = /(?!\u200C|\u200D|[\u202D\u202E])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * Normalises a person's name: removes invisible characters and composes accents (NFC). Direction overrides, which would
 * reverse the following text, are left for `isName` to reject.
 */
export function personNameText(text: string): string {
  return text.normalize('NFC').replaceAll(HARMLESS, '').replaceAll(STRAY_JOINER, '').trim()
}

/**
 * Returns true if a text normalised by `personNameText` is a visible name: it has a letter other than a lengthening stroke
 * (tatweel), and no direction override.
 */
export function isName(text: string): boolean {
  return /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u.test(text) && !/[\u202D\u202E]/u.test(text)
}
