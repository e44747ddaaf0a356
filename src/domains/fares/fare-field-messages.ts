import { readTextsByKey } from '#kernel/read-texts.ts'
import type planWords from './words/en/plan-messages.json'
import type fieldWords from './words/en/field-messages.json'

/** Reasons why a requested trip cannot be driven. Also the titles of those problems. */
export const planMessages = readTextsByKey<typeof planWords>('domains/fares', 'plan-messages')

export const fareFieldMessages = {
  ...planMessages,
  ...readTextsByKey<typeof fieldWords>('domains/fares', 'field-messages'),
}

export type FareFieldCode = keyof typeof fareFieldMessages
