import { latinDigits } from './digits.ts'

/** Letters that do not decompose into a base letter and a mark, and interchangeable Arabic ones. */
const FOLDED_CHARACTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ے: 'ي',
  ء: '',
  ـ: '',
}

const SPECIAL = new RegExp(`[${Object.keys(FOLDED_CHARACTERS).join('')}]`, 'g')
const BEYOND_ASCII = /[^\u0020-\u007e]/

/**
 * Normalises text for comparison: lower case, accents and Arabic vowel marks dropped, alef forms, alef maqsura and ya,
 * ta marbuta and ha unified, everything but letters and digits a single space, apostrophes removed.
 */
export function foldText(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? foldLetters(text) : text.toLowerCase()
  return plain
    .replace(/['‘’‛ʹʻʼʽʾʿˈ′`´ꞌ՚׳]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns the words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded === '' ? [] : folded.split(' ')
}

function foldLetters(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL, (character) => FOLDED_CHARACTERS[character] ?? character)
  return latinDigits(letters)
}
