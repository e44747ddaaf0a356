import type { LineKind, LineRule } from '../lines/fare-draft.ts'
import type { LineTexts } from '../lines/line-words.ts'

/** Texts of the lines that more than one category has, and what is said around them. */
export type FareWords = LineTexts<LineKind, LineRule> & {
  estimate: (label: string) => string
  keptEstimate: (label: string) => string
  byRecipient: (label: string) => string
  fromGarage: string
}
