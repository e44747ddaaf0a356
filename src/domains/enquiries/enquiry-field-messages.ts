import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const enquiryFieldMessages = readTextsByKey<typeof words>('domains/enquiries', 'field-messages')

export type EnquiryFieldCode = keyof typeof enquiryFieldMessages
