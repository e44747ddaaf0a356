import { fleetTitles } from '#domains/fleet/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import { wallTimeText } from '#kernel/texts.ts'
import type { PlanFailure } from './planning/planned-trip.ts'
import { fareFieldMessages, planMessages } from './fare-field-messages.ts'
import { readTexts, readTextsByKey } from '#kernel/read-texts.ts'
import type earliestWords from './words/en/earliest-pick-up.json'
import type words from './words/en/problems.json'

/** Titles of the problems returned by fare and quote routes. */
export const fareTitles = {
  ...fleetTitles,
  ...planMessages,
  quote_expired: rentalTitles.quote_expired,
  ...readTextsByKey<typeof words>('domains/fares', 'problems'),
}

const EARLIEST = readTexts<typeof earliestWords>('domains/fares', 'earliest-pick-up')

/** Returns the reason why a trip is not quoted, in the reader's language. */
export function planText(failure: PlanFailure, language: Language): string {
  const { [language]: text } = fareFieldMessages[failure.code]
  if (failure.code !== 'trip_too_soon') return text
  const earliest = wallTimeText(failure.earliest, language)
  return `${text}. ${fill(EARLIEST[language].earliest, { earliest })}`
}

export const problems = problemsTitled(fareTitles, fareFieldMessages)
export const { problem } = problems
