import type { Language } from '#kernel/locale.ts'
import { computeFare, type CardVersion } from './compute-fare.ts'
import { calendarDays, type FareInputs } from '../lines/fare-inputs.ts'
import { lineExplanation } from './line-text.ts'
import type { FareExplanation } from '../lines/fare.contract.ts'

/**
 * Recomputes a quote or bill from its stored inputs, with each line's rule as a sentence. The result equals the
 * original to the cent, whatever has been published since.
 */
export function explainFare(
  inputs: FareInputs,
  card: CardVersion | null,
  language: Language,
): FareExplanation {
  const { lines, ...fare } = computeFare(inputs, card, language)
  return {
    ...fare,
    engine: inputs.engine,
    lines: lines.map((line) => ({ ...line, explanation: lineExplanation(line, language) })),
    distance: inputs.way && {
      km: inputs.way.km,
      minutes: inputs.way.minutes,
      source: inputs.way.source,
      fallback: inputs.way.fallback,
    },
    calendar_days: calendarDays(inputs),
    tax: inputs.tax,
  }
}
