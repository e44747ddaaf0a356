import { foldText, wordsOf } from '#kernel/fold-text.ts'

/** A French word that loses its vowel before another: the article of `l’agence`. */
const ELIDED = String.raw`(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu)['’](?=\p{L})`
const ELISIONS = new RegExp(ELIDED, 'giu')
/** Matches a word with its vowel marks, apostrophes and Arabic elongation. */
const WORD = new RegExp(String.raw`${ELIDED}|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’ـ]*`, 'giu')
const ARABIC = /\p{Script=Arabic}/u
/** Tags and entities of HTML: never words. */
const MARKUP = /<[^>]*>|&[#\w]+;/g

/** A piece of a text, from its character `at` on; one that was searched for is a hit. */
type Piece = { at: number; text: string; hit: boolean }

/** Returns the words of a query, folded; an English plural matches its singular. */
export function searchedWords(query: string): string[] {
  const words = wordsOf(foldText(withoutElisions(query))).map((word) => word.replace(/(?<=[a-z]{3})s$/, ''))
  return [...new Set(words)]
}

/** Returns true if a text has all of these words, by the rules of `piecesOf`. */
export function hasWords(text: string, searched: readonly string[]): boolean {
  const words = wordsOf(foldText(withoutElisions(text)))
  return searched.every((term) => words.some((word) => isHit(word, term)))
}

/** Splits a text at the start and end of each searched word. */
export function piecesOf(text: string, searched: readonly string[]): Piece[] {
  if (searched.length === 0) return [{ at: 0, text, hit: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = foldText(word)
    if (!searched.some((term) => isHit(folded, term))) continue
    if (index > from) pieces.push({ at: from, text: text.slice(from, index), hit: false })
    pieces.push({ at: index, text: word, hit: true })
    from = index + word.length
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), hit: false })
  return pieces
}

/** Returns HTML with `<mark>` around the searched words of its text. */
export function markedHtml(html: string, searched: readonly string[]): string {
  if (searched.length === 0) return html
  let marked = ''
  let from = 0
  for (const { 0: markup, index } of html.matchAll(MARKUP)) {
    marked += markedText(html.slice(from, index), searched) + markup
    from = index + markup.length
  }
  return marked + markedText(html.slice(from), searched)
}

/** Returns the text of HTML, without its tags. */
export function textOfHtml(html: string): string {
  return html.replaceAll(MARKUP, ' ')
}

function markedText(text: string, searched: readonly string[]): string {
  return piecesOf(text, searched)
    .map((piece) => (piece.hit ? `<mark>${piece.text}</mark>` : piece.text))
    .join('')
}

function withoutElisions(text: string): string {
  return text.replaceAll(ELISIONS, '')
}

/**
 * Returns true if a word starts with the term; an Arabic one may have an article or a preposition before it.
 */
function isHit(word: string, term: string): boolean {
  return ARABIC.test(term) && term.length > 1 ? word.includes(term) : word.startsWith(term)
}
