/** Items of cover: damage to a part of the car, its loss, or a cost. */
export const COVER_PARTS = [
  'collision',
  'theft',
  'third_party',
  'glass',
  'tyres',
  'roof',
  'underbody',
  'keys',
  'towing',
  'interior',
] as const
export type CoverPart = (typeof COVER_PARTS)[number]

/** The seller's statement of a cover; items in neither list are not mentioned. */
export type StatedCover = { covers: CoverPart[]; excludes: CoverPart[] }
