import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/staff-problems.json'

/** Titles of the problems returned only by staff routes of rentals. */
export const staffRentalTitles = readTextsByKey<typeof words>('domains/rentals', 'staff-problems')
