import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of invoices. */
export const invoiceTitles = readTextsByKey<typeof words>('domains/invoices', 'problems')

export const problems = problemsTitled(invoiceTitles)
