/** What a cover may be asked about: whether damage to a part of the car, its loss, or a cost is covered. */
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

/** What its seller says of a cover; what stands in neither list is not said. */
export type StatedCover = { covers: CoverPart[]; excludes: CoverPart[] }
