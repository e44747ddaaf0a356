import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/enquiry-mails.json'

export const ENQUIRY_TEXTS = readTexts<typeof words>('domains/enquiries', 'enquiry-mails')
