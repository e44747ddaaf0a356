import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { rentalFieldMessages, rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { partnerFieldMessages } from './partner-field-messages.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/problems.json'

/** Titles of the problems returned by routes of partners. A partner's search fails like a traveller's. */
export const partnerTitles = {
  ...accountTitles,
  ...rentalTitles,
  ...readTextsByKey<typeof words>('domains/partners', 'problems'),
}

export const problems = problemsTitled(partnerTitles, {
  ...accountFieldMessages,
  ...rentalFieldMessages,
  ...partnerFieldMessages,
})

export const { problem } = problems
