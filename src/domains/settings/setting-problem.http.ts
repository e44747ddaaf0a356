import { problemsTitled } from '#platform/http/problem.ts'
import { settingFieldMessages } from './setting-field-messages.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by setting routes. */
export const settingTitles = readTextsByKey<typeof words>('domains/settings', 'problems')

export const problems = problemsTitled(settingTitles, settingFieldMessages)
