import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const shuttleFieldMessages = readTextsByKey<typeof words>('domains/shuttles', 'field-messages')

export type ShuttleFieldCode = keyof typeof shuttleFieldMessages
