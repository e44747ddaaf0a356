import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const staffFieldMessages = readTextsByKey<typeof words>('domains/staff', 'field-messages')

export type StaffFieldCode = keyof typeof staffFieldMessages
