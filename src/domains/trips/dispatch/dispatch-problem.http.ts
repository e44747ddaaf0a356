import { tripTitles } from '../trip-problem.http.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/dispatch-problems.json'

/** Titles of the problems returned by dispatch routes. */
export const dispatchTitles = {
  ...tripTitles,
  ...readTextsByKey<typeof words>('domains/trips', 'dispatch-problems'),
}

/** A failure at a field of a form is shown there with its title. */
export const problems = problemsTitled(dispatchTitles, dispatchTitles)
