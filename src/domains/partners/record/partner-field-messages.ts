import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from '../words/en/field-messages.json'

export const partnerFieldMessages = readTextsByKey<typeof words>('domains/partners', 'field-messages')

export type PartnerFieldCode = keyof typeof partnerFieldMessages
