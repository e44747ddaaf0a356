import anyAscii from 'any-ascii'
import { foldText } from './fold-text.ts'

/** any-ascii leaves these out, as they are no consonants; a name that begins with one would lose its beginning. */
const OWN: Readonly<Record<string, string>> = { ا: 'a', ع: 'e', א: 'a' }

/**
 * `foldText` in a to z and 0 to 9, whatever the script. What is stored to be searched is this: PostgreSQL knows letters beyond
 * ASCII by the locale of its database alone.
 */
export function asciiFold(text: string): string {
  const folded = foldText(text)
  if (/^[ -~]*$/.test(folded)) return folded
  const ascii = anyAscii(folded.replaceAll(/[اعא]/g, (letter) => OWN[letter] ?? letter)).toLowerCase()
  return ascii
    .replaceAll(/['`]/g, '')
    .replaceAll(/[^\da-z]+/g, ' ')
    .trim()
}

/** By name, as people look it up; a database sorts by its locale. */
export function sortedByName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  return rows
    .map((row): [string, Row] => [asciiFold(row.name), row])
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, row]) => row)
}
