/** Latin letters that do not decompose into a base letter and a mark. */
const LATIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

/** Arabic letters written one for the other: alef forms, alef maqsura and ya, ta marbuta and ha, hamza seats. */
const ARABIC: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ء: '',
  ـ: '',
}

const SPECIAL = new RegExp(`[${Object.keys({ ...LATIN, ...ARABIC }).join('')}]`, 'g')
const BEYOND_ASCII = /[^\x00-\x7f]/
const ARABIC_DIGIT_ZERO = 0x0660

/**
 * Text as it is compared: lower case, accents and Arabic vowel marks dropped, letters often written one for
 * the other made one, everything but letters and digits a single space, apostrophes gone.
 */
export function foldText(text: string): string {
  const plain = BEYOND_ASCII.test(text) ? foldLetters(text) : text.toLowerCase()
  return plain
    .replace(/['‘’ʻʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The words of a folded text. */
export function foldedWords(text: string): string[] {
  const folded = foldText(text)
  return folded === '' ? [] : folded.split(' ')
}

function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(SPECIAL, (letter) => LATIN[letter] ?? ARABIC[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL, (letter) => LATIN[letter] ?? ARABIC[letter] ?? letter)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_DIGIT_ZERO))
}
