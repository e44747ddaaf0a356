import { COVER_PARTS, type CoverPart, type StatedCover } from '#kernel/cover-parts.ts'

/** Parts that travellers ask about: where nobody says whether they are covered, that is said. */
const ASKED: readonly CoverPart[] = [
  'collision',
  'theft',
  'glass',
  'tyres',
  'roof',
  'underbody',
  'keys',
  'towing',
]

/** What the inclusions of an offer cover, by the names of the trade. */
const INCLUDED: Readonly<Record<string, CoverPart>> = {
  collision_damage_waiver: 'collision',
  theft_protection: 'theft',
  third_party_liability: 'third_party',
}

export type CoverAnswers = StatedCover & { unsaid: CoverPart[] }

/** What is said of a cover, and what is not: every part that travellers ask about stands in one list. */
export function coverAnswers(stated: StatedCover | undefined): CoverAnswers {
  const { covers, excludes } = stated ?? { covers: [], excludes: [] }
  const said = new Set([...covers, ...excludes])
  return { covers, excludes, unsaid: ASKED.filter((part) => !said.has(part)) }
}

/** What the price of a car covers without any protection. */
export function includedCover(inclusions: readonly string[]): StatedCover {
  const named = new Set(inclusions.map((inclusion) => INCLUDED[inclusion]))
  return { covers: COVER_PARTS.filter((part) => named.has(part)), excludes: [] }
}
