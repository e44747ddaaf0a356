import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const rentalFieldMessages = readTextsByKey<typeof words>('domains/rentals', 'field-messages')

export type RentalFieldCode = keyof typeof rentalFieldMessages
