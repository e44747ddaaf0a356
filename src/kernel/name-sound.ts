/** Spellings of one consonant, longest first; each is replaced by a letter unique to it. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(.)\1+/g, '$1'],
  [/^ou(?=[aeiouy])/, 'w'],
  [/t?sch|sh|t?ch(?![lr])/g, 'S'],
  [/kh|ch|ck|q/g, 'k'],
  [/gh|dj|j/g, 'g'],
  [/dt|th/g, 't'],
  [/tz/g, 'z'],
  [/dh/g, 'd'],
  [/ph|v/g, 'f'],
  [/p/g, 'b'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
]

/**
 * Returns the consonants of a word of `asciiFold` by sound: Arabic writes no short vowels, and each language spells
 * sounds differently. `mansor`, `Mansour` and `منصور` sound alike. Reasons for these rules: docs/decisions/0530.
 */
export function nameSound(word: string): string {
  const name = word.replace(/^[ae]l(?=.{4})/, '')
  const letters = SPELLINGS.reduce((text, [spelling, letter]) => text.replace(spelling, letter), name)
  const [first = '', ...others] = letters.replace(/(?<=.)h$/, '')
  return (/[aeiou]/.test(first) ? 'a' : first) + others.join('').replaceAll(/[aeiouwy]/g, '')
}
