import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/field-messages.json'

export const settingFieldMessages = readTextsByKey<typeof words>('domains/settings', 'field-messages')

export type SettingFieldCode = keyof typeof settingFieldMessages
