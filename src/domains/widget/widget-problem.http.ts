import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of widgets. */
export const widgetTitles = {
  ...identityTitles,
  ...readTextsByKey<typeof words>('domains/widget', 'problems'),
}

export const { problem, refusedBy } = problemsTitled(widgetTitles)
