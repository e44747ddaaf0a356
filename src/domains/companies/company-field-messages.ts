import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const companyFieldMessages = readTextsByKey<typeof words>('domains/companies', 'field-messages')

export type CompanyFieldCode = keyof typeof companyFieldMessages
