import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of mails. */
export const mailTitles = readTextsByKey<typeof words>('domains/notifications', 'problems')

export const problems = problemsTitled(mailTitles)
