import { operation } from '#kernel/operation.ts'
import {
  ChangedTranslationReply,
  DismissTranslationBody,
  PutTranslationBody,
  TranslationParams,
  TranslationsQuery,
  TranslationsReply,
} from './staff-translation.contract.ts'

const common = {
  access: { staff: ['translator'] },
  limit: { name: 'staff-translations', perMinute: 300 },
  tags: ['STAFF_TRANSLATIONS'],
} as const

const ofChange = {
  ...common,
  method: 'post',
  params: TranslationParams,
  reply: [ChangedTranslationReply, 'The text as it is now'],
  failures: { text_not_found: 404, text_changed: 409, translation_unfit: 422 },
} as const

export const listTranslations = operation({
  ...common,
  method: 'get',
  path: '/staff/translations',
  summary: 'Texts that were asked for, newest first',
  query: TranslationsQuery,
  reply: [TranslationsReply, 'A page of them'],
})

export const putTranslation = operation({
  ...ofChange,
  path: '/staff/translations/{id}/put',
  summary: 'Translate a text, or correct its translation',
  body: PutTranslationBody,
  example: { version: 1, text: 'حامل زلاجات', lang_id: 1 },
})

export const dismissTranslation = operation({
  ...ofChange,
  path: '/staff/translations/{id}/dismiss',
  summary: 'Leave a text untranslated',
  body: DismissTranslationBody,
  example: { version: 1, lang_id: 1 },
})
