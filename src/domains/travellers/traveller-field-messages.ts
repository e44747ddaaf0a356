import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const travellerFieldMessages = readTextsByKey<typeof words>('domains/travellers', 'field-messages')

export type TravellerFieldCode = keyof typeof travellerFieldMessages
