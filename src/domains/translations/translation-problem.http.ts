import { problemsTitled } from '#platform/http/problem.ts'
import { translationFieldMessages } from './translation-field-messages.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by translation routes. */
export const translationTitles = readTextsByKey<typeof words>('domains/translations', 'problems')

export const problems = problemsTitled(translationTitles, translationFieldMessages)
