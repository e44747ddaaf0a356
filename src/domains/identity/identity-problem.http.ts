import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes for trips users. */
export const identityTitles = {
  ...accountTitles,
  ...readTextsByKey<typeof words>('domains/identity', 'problems'),
}

export const problems = problemsTitled(identityTitles, accountFieldMessages)
export const { problem, refusedBy } = problems
