import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by operations routes. */
export const operationTitles = {
  ...accountTitles,
  ...readTextsByKey<typeof words>('domains/operations', 'problems'),
}

export const problems = problemsTitled(operationTitles)
