import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const accountFieldMessages = readTextsByKey<typeof words>('domains/accounts', 'field-messages')

export type AccountFieldCode = keyof typeof accountFieldMessages
