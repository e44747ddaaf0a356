import { tripTitles } from '#domains/trips/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by shuttle routes. */
export const shuttleTitles = {
  ...tripTitles,
  ...readTextsByKey<typeof words>('domains/shuttles', 'problems'),
}

export const problems = problemsTitled(shuttleTitles)
