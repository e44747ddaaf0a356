import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const couponFieldMessages = readTextsByKey<typeof words>('domains/coupons', 'field-messages')

export type CouponFieldCode = keyof typeof couponFieldMessages
