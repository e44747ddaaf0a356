/** Letters that do not decompose into a Latin letter and its marks. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '&': '+',
  '’': "'",
  '–': '-',
}

const SPELLED_OUT = new RegExp(`[${Object.keys(SPELT).join('')}]`, 'g')

/**
 * Converts a text to the characters that every SEPA bank accepts (EPC217-08): Latin letters without marks, and a space
 * for any other character. At most `max` characters.
 */
export function sepaText(text: string, max: number): string {
  return text
    .replaceAll(SPELLED_OUT, (character) => SPELT[character] ?? character)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ')
    .slice(0, max)
    .replaceAll(/^[ /]+|[ /]+$/g, '')
}

/**
 * Returns true if a name loses only the marks of its letters in SEPA characters: banks compare it with the account’s
 * holder.
 */
export function isSepaName(name: string): boolean {
  const letters = name.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length > 0 && letters.every((character) => sepaText(character, 2) !== '')
}
