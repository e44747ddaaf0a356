import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const contentFieldMessages = readTextsByKey<typeof words>('domains/content', 'field-messages')

export type ContentFieldCode = keyof typeof contentFieldMessages
