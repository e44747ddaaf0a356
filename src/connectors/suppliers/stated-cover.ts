import { COVER_PARTS } from '#kernel/cover-parts.ts'
import type { CoverPart, StatedCover } from '#kernel/cover-parts.ts'

/** In English and Turkish, the language of one supplier. */
const WORDS: Readonly<Record<CoverPart, RegExp>> = {
  collision: /collision|\bs?(?:p?c|l)dw\b|damage waiver|çarpışma/iu,
  theft: /theft|stolen|\bldw\b|loss damage waiver|\b(?:st|t)hw\b|çalınma|hırsızlık/iu,
  third_party: /third.?part|\btpl\b/iu,
  glass: /glass|windscreen|windshield|windows?\b|\bcam\b/iu,
  tyres: /tyres?|\btires?\b|wheels?\b|\brims?\b|lastik/iu,
  roof: /\broof/iu,
  underbody: /under-?(?:body|carriage|side)|\bundercar/iu,
  keys: /\bkeys?\b|anahtar/iu,
  towing: /\btow(?:ing|ed|s)?\b/iu,
  interior: /\binterior|upholstery/iu,
}

/** Start of the exclusions in a sentence; with nothing after it, the exclusions are the text before it. */
const LEFT_OUT =
  /\b(?:exclud\w*|except\w*|without|(?:is|are|does|do)? ?not (?:\w+ )?(?:cover\w*|includ\w*))\b/iu

/**
 * Returns the parts that a cover includes and excludes by the supplier's own text. Undefined if it names none. A part
 * that one sentence includes and another excludes counts as excluded, the worse case for the driver.
 */
export function statedCover(...texts: readonly (string | undefined)[]): StatedCover | undefined {
  const covers = new Set<CoverPart>()
  const excludes = new Set<CoverPart>()
  // "Without excess" is about the excess, not about a part.
  const sentences = texts.flatMap((text) =>
    (text ?? '').replaceAll(/without excess/giu, '').split(/[.;\n|]+/u),
  )
  for (const sentence of sentences) {
    const at = sentence.search(LEFT_OUT)
    const [before, after] = at < 0 ? [sentence, ''] : [sentence.slice(0, at), sentence.slice(at)]
    const later = partsIn(after)
    const isAfter = at < 0 || later.length > 0
    for (const part of partsIn(before)) (isAfter ? covers : excludes).add(part)
    for (const part of later) excludes.add(part)
  }
  return stated(
    [...covers].filter((part) => !excludes.has(part)),
    [...excludes],
  )
}

/** Merges the parts of a code list with those of the supplier's text, which wins if they differ. */
export function withCoded(
  coded: readonly CoverPart[],
  inWords: StatedCover | undefined,
): StatedCover | undefined {
  const excludes = inWords?.excludes ?? []
  const covers = [...coded, ...(inWords?.covers ?? [])].filter((part) => !excludes.includes(part))
  return stated(covers, excludes)
}

function partsIn(text: string): CoverPart[] {
  return COVER_PARTS.filter((part) => WORDS[part].test(text))
}

function stated(covers: readonly CoverPart[], excludes: readonly CoverPart[]): StatedCover | undefined {
  if (covers.length === 0 && excludes.length === 0) return undefined
  const inOrder = (parts: readonly CoverPart[]) => COVER_PARTS.filter((part) => parts.includes(part))
  return { covers: inOrder(covers), excludes: inOrder(excludes) }
}
