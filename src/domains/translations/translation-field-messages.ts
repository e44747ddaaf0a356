import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const translationFieldMessages = readTextsByKey<typeof words>('domains/translations', 'field-messages')

export type TranslationFieldCode = keyof typeof translationFieldMessages
