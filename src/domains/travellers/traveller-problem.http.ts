import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { travellerFieldMessages } from './traveller-field-messages.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes about travellers' accounts. */
export const travellerTitles = {
  ...accountTitles,
  ...readTextsByKey<typeof words>('domains/travellers', 'problems'),
}

export const problems = problemsTitled(travellerTitles, travellerFieldMessages)
