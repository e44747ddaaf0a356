import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of content. */
export const contentTitles = readTextsByKey<typeof words>('domains/content', 'problems')

export const problems = problemsTitled(contentTitles)
