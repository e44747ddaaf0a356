import anyAscii from 'any-ascii'
import { foldText } from './fold-text.ts'

/**
 * Letters that any-ascii omits because they are not consonants; a name that starts with one would lose its beginning.
 */
const OVERRIDES: Readonly<Record<string, string>> = { ا: 'a', ع: 'e', א: 'a' }

/**
 * Returns `foldText` in a to z and 0 to 9, for any script. Searchable texts are stored in this form, because PostgreSQL
 * knows letters beyond ASCII only by the locale of its database.
 */
export function asciiFold(text: string): string {
  const folded = foldText(text)
  if (/^[ -~]*$/.test(folded)) return folded
  const ascii = anyAscii(
    folded.replaceAll(/[اعא]/g, (character) => OVERRIDES[character] ?? character),
  ).toLowerCase()
  return ascii
    .replaceAll(/['`]/g, '')
    .replaceAll(/[^\da-z]+/g, ' ')
    .trim()
}

/** Sorts rows by name, for people to look them up; a database would sort by its locale. */
export function sortedByName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  return rows
    .map((row): [string, Row] => [asciiFold(row.name), row])
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, row]) => row)
}
