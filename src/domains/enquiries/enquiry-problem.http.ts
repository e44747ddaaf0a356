import { fareTitles } from '#domains/fares/public.ts'
import { accountTitles } from '#domains/accounts/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of enquiries and the newsletter. */
export const enquiryTitles = {
  ...accountTitles,
  ...rentalTitles,
  ...fareTitles,
  ...readTextsByKey<typeof words>('domains/enquiries', 'problems'),
}

export const problems = problemsTitled(enquiryTitles)
export const { problem } = problems
