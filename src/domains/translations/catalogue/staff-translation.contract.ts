import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { z } from 'zod'
import {
  DateField,
  fieldError,
  IdInPath,
  keyedQuery,
  LangIdField,
  longTextField,
  orNull,
} from '#kernel/contract.ts'
import { PlatformField, PLATFORMS } from './i18n.contract.ts'
import type { TranslationFieldCode } from '../translation-field-messages.ts'

/** `machine`: translated by a machine and not reviewed. `dismissed`: stays English and is not requested again. */
export const TRANSLATION_STATES = ['missing', 'machine', 'translated', 'dismissed'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

export const MAX_TRANSLATION = 4000

/** Maximum of a count; it means this many or more. */
export const MAX_COUNTED_TEXTS = 1000

export const TranslationsQuery = z.object({
  state: z.enum(TRANSLATION_STATES).optional().meta({ description: 'Without it: all' }),
  platform: PlatformField.optional(),
  lang: z.enum(LANGUAGE_CODES, fieldError('trip_language_invalid')).optional(),
  search: longTextField('search_empty', 200)
    .optional()
    .meta({ description: 'Stands in the English text or in its translation' }),
  changed_since: DateField.optional().meta({
    description: 'Texts that came into their state, or were translated otherwise, since this day began (UTC)',
  }),
  ...keyedQuery('older texts than that'),
})

const formsOf = <Text extends z.ZodType>(text: Text) => ({
  zero: text.optional(),
  one: text.optional(),
  two: text.optional(),
  few: text.optional(),
  many: text.optional(),
  other: text.optional(),
})

const shown = {
  text: orNull(z.string()),
  forms: orNull(z.object(formsOf(z.string())).meta({ id: 'PluralForms' })).meta({
    description: 'Instead of `text` where a number chooses the form',
  }),
}

export const TranslationContract = z
  .object({
    text_id: z.uuid(),
    platform: z.enum(PLATFORMS),
    lang: z.enum(LANGUAGE_CODES),
    english: z.string(),
    state: z.enum(TRANSLATION_STATES),
    ...shown,
    placeholders: z.array(z.string()).meta({ description: 'What has to stand in the translation as well' }),
    plural_forms: orNull(z.array(z.string())).meta({ description: 'The forms it needs; null: one text' }),
    memory: z
      .array(z.object({ platform: z.enum(PLATFORMS), ...shown }))
      .meta({ description: 'How the same English text is translated elsewhere' }),
    former: orNull(z.object({ english: z.string(), ...shown })).meta({
      description:
        'Of a text to be translated: the translated one of its platform that is most like it, mostly what it said before',
    }),
    version: z.int(),
    asked: z.int().meta({ description: 'How often it was asked for while it was missing' }),
    first_seen: z.iso.datetime(),
    last_seen: z.iso.datetime(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'Translation' })
export type TranslationOfStaff = z.infer<typeof TranslationContract>

export const TranslationsReply = z
  .object({
    items: z.array(TranslationContract),
    next: orNull(z.uuid()).meta({ description: '`after` of the next page; null: this is the last' }),
    waiting: z.object({ missing: z.int(), machine: z.int() }).meta({
      description: `Of all platforms and languages; counting stops at ${MAX_COUNTED_TEXTS}`,
    }),
  })
  .meta({ id: 'Translations' })
export type TranslationsOfStaff = z.infer<typeof TranslationsReply>

export const TranslationParams = z.object({ id: IdInPath })

const version = z.int().min(1).max(1_000_000).meta({
  description: 'The version that was read; 409 where somebody has changed it since',
})
const TextField = longTextField<TranslationFieldCode>('translation_required', MAX_TRANSLATION)

export const PutTranslationBody = z.strictObject({
  version,
  text: TextField.optional().meta({ description: 'The translation of a text without a number' }),
  forms: z
    .strictObject(formsOf(TextField))
    .optional()
    .meta({ description: 'Of a text with `{{count}}`: every plural form of the language' }),
  lang_id: LangIdField.optional(),
})

export const DismissTranslationBody = z.strictObject({ version, lang_id: LangIdField.optional() })

export const ChangedTranslationReply = z.object({ translation: TranslationContract })
