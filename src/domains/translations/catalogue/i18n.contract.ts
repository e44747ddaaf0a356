import { z } from 'zod'
import { LANGUAGES } from '#kernel/locale.ts'
import { fieldError, LangIdField, longTextField } from '#kernel/contract.ts'
import type { TranslationFieldCode } from '../translation-field-messages.ts'

/** The platforms that show texts. Each has a separate catalogue. */
export const PLATFORMS = ['web', 'widget'] as const
export type Platform = (typeof PLATFORMS)[number]

export const MAX_ENGLISH = 2000

/** Maximum texts per call. */
export const MAX_TEXTS = 50

export const PlatformField = z.enum(PLATFORMS, fieldError<TranslationFieldCode>('platform_invalid'))

/** A language tag (BCP 47), also with an underscore instead of a dash, as in POSIX locales: `ar_KW`. */
const LanguageTagField = z
  .string(fieldError<TranslationFieldCode>('language_tag_invalid'))
  .overwrite((tag) => tag.replaceAll('_', '-'))
  .regex(
    /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,4}$/,
    fieldError<TranslationFieldCode>('language_tag_invalid'),
  )
  .meta({
    description: `A language, with or without a region; ${new Intl.ListFormat('en-GB').format(LANGUAGES.map(({ englishName }) => englishName))} are known, any other is answered in English`,
    example: 'ar-kw',
  })

export const CatalogueParams = z.object({ lang: LanguageTagField })
export const CatalogueQuery = z.object({
  platform: PlatformField.default('web'),
  lang_id: z.string().optional(),
})

/** Texts by their English text (specification §7). */
export const CatalogueReply = z
  .record(z.string(), z.string())
  .meta({ id: 'Catalogue', example: { Search: 'بحث' } })

const EnglishField = longTextField<TranslationFieldCode>('english_required', MAX_ENGLISH)

export const TranslateBody = z.strictObject({
  platform: PlatformField,
  lang: LanguageTagField,
  english: z
    .union(
      [
        EnglishField,
        z
          .array(EnglishField)
          .min(1, fieldError<TranslationFieldCode>('english_required'))
          .max(MAX_TEXTS, fieldError<TranslationFieldCode>('too_many_texts')),
      ],
      fieldError<TranslationFieldCode>('english_required', 'text_expected'),
    )
    .meta({ description: `One text, or up to ${MAX_TEXTS} of them` }),
  temporary: z
    .boolean(fieldError('yes_or_no'))
    .default(false)
    .meta({ description: 'True: the text is not kept for the translators' }),
  lang_id: LangIdField.optional(),
})

export const TranslateReply = z.object({ data: z.union([z.string(), z.array(z.string())]) }).meta({
  id: 'Translated',
  description: 'The translation, or the English text where there is none; a list for a list, in its order',
})
