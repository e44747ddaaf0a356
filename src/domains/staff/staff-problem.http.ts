import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of the staff. */
export const staffTitles = { ...accountTitles, ...readTextsByKey<typeof words>('domains/staff', 'problems') }

export const problems = problemsTitled(staffTitles)
export const { problem, refusedBy } = problems
