import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by vehicle routes. */
export const fleetTitles = { ...identityTitles, ...readTextsByKey<typeof words>('domains/fleet', 'problems') }

export const problems = problemsTitled(fleetTitles)
