import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const tripFieldMessages = readTextsByKey<typeof words>('domains/trips', 'field-messages')

export type TripFieldCode = keyof typeof tripFieldMessages
