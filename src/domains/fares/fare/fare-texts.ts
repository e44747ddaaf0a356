import type { LineKind, LineRule } from '../lines/fare-draft.ts'
import type { LineTexts } from '../lines/line-words.ts'

/** Texts of lines that several categories share, and of their context. */
export type FareWords = LineTexts<LineKind, LineRule> & {
  estimate: (label: string) => string
  billedEstimate: (label: string) => string
  byRecipient: (label: string) => string
  fromGarage: string
}
