import type { FieldMessages } from '#kernel/field-messages.ts'

export const translationFieldMessages = {
  language_tag_invalid: {
    en: 'Use a language tag such as ar or ar-kw',
    ar: 'استخدم رمز لغة مثل ar أو ar-kw',
  },
  platform_invalid: { en: 'Platform must be web or widget', ar: 'يجب أن تكون المنصة web أو widget' },
  english_required: { en: 'English text is Required', ar: 'النص الإنجليزي مطلوب' },
  too_many_texts: { en: 'At most 50 texts', ar: 'الحد الأقصى 50 نصًا' },
  translation_required: { en: 'Translation is Required', ar: 'الترجمة مطلوبة' },
  forms_required: {
    en: 'A text with a number needs every plural form',
    ar: 'النص الذي فيه عدد يحتاج إلى كل صيغ الجمع',
  },
  forms_needless: {
    en: 'A text without a number can have only one form',
    ar: 'النص الذي لا عدد فيه له صيغة واحدة',
  },
  text_needless: {
    en: 'A text with a number has plural forms instead',
    ar: 'النص الذي فيه عدد له صيغ جمع بدلًا من نص واحد',
  },
  form_unknown: { en: 'This language does not have that plural form', ar: 'لا توجد هذه الصيغة في هذه اللغة' },
  placeholders_differ: {
    en: 'The placeholders must match the English text: {names}',
    ar: 'يجب أن تطابق المواضع مواضع النص الإنجليزي: \u2068{names}\u2069',
  },
} as const satisfies FieldMessages

export type TranslationFieldCode = keyof typeof translationFieldMessages
