import { COVER_PARTS } from '#kernel/cover-parts.ts'
import type { CoverPart, StatedCover } from '#kernel/cover-parts.ts'

/** In English, and in Turkish, in which one supplier writes. */
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

/** From here on a sentence tells what is left out; with nothing after it, the sentence before it is. */
const LEFT_OUT =
  /\b(?:exclud\w*|except\w*|without|(?:is|are|does|do)? ?not (?:\w+ )?(?:cover\w*|includ\w*))\b/iu

/**
 * What a supplier's own words say that a cover covers, and what it does not; undefined where they name no part. A part that
 * one sentence covers and another leaves out counts as left out: at the desk that is the answer that costs.
 */
export function statedCover(...texts: readonly (string | undefined)[]): StatedCover | undefined {
  const covers = new Set<CoverPart>()
  const excludes = new Set<CoverPart>()
  // "Without excess" is said of the excess, not of a part.
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

/** What a code list says of a cover, with what the supplier's words say; the words count where the two differ. */
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
