import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/problem-titles.json'

/** Titles of problems that every route may answer with. */
export const PLATFORM_TITLES = readTextsByKey<typeof words>('platform', 'problem-titles')

export type PlatformCode = keyof typeof PLATFORM_TITLES
