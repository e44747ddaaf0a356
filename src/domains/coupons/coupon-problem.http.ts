import { problemsTitled } from '#platform/http/problem.ts'
import { couponFieldMessages } from './coupon-field-messages.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of coupons. */
export const couponTitles = readTextsByKey<typeof words>('domains/coupons', 'problems')

export const problems = problemsTitled(couponTitles, couponFieldMessages)
