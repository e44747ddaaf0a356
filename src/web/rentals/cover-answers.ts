import { COVER_PARTS, type CoverPart, type StatedCover } from '#kernel/cover-parts.ts'

/** Parts that are always listed, even if it is unknown whether they are covered. */
const SHOWN_PARTS: readonly CoverPart[] = [
  'collision',
  'theft',
  'glass',
  'tyres',
  'roof',
  'underbody',
  'keys',
  'towing',
]

/** Parts covered by the inclusions of an offer, by their trade names. */
const INCLUDED: Readonly<Record<string, CoverPart>> = {
  collision_damage_waiver: 'collision',
  theft_protection: 'theft',
  third_party_liability: 'third_party',
}

export type CoverAnswers = StatedCover & { unsaid: CoverPart[] }

/** Sorts parts into covered, excluded and unknown; each shown part is in one list. */
export function coverAnswers(stated: StatedCover | undefined): CoverAnswers {
  const { covers, excludes } = stated ?? { covers: [], excludes: [] }
  const known = new Set([...covers, ...excludes])
  return { covers, excludes, unsaid: SHOWN_PARTS.filter((part) => !known.has(part)) }
}

/** Returns the cover of a car's price without any protection. */
export function includedCover(inclusions: readonly string[]): StatedCover {
  const included = new Set(inclusions.map((inclusion) => INCLUDED[inclusion]))
  return { covers: COVER_PARTS.filter((part) => included.has(part)), excludes: [] }
}
