import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const identityFieldMessages = readTextsByKey<typeof words>('domains/identity', 'field-messages')

export type IdentityFieldCode = keyof typeof identityFieldMessages
