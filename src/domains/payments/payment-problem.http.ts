import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of payments. */
export const paymentTitles = readTextsByKey<typeof words>('domains/payments', 'problems')

export const problems = problemsTitled({ ...staffTitles, ...paymentTitles })
export const { problem } = problems
