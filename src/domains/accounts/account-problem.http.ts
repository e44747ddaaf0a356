import { problemsTitled } from '#platform/http/problem.ts'
import { accountFieldMessages } from './account-field-messages.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by account routes. */
export const accountTitles = readTextsByKey<typeof words>('domains/accounts', 'problems')

export const problems = problemsTitled(accountTitles, accountFieldMessages)
export const { problem, refusedBy } = problems
