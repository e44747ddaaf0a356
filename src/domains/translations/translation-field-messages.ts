import type { FieldMessages } from '#kernel/field-messages.ts'

export const translationFieldMessages = {
  language_tag_invalid: {
    en: 'Use a language tag such as ar or ar-kw',
    ar: 'استخدم رمز لغة مثل ar أو ar-kw',
    fr: 'Utilisez un code de langue tel que ar ou ar-kw',
  },
  platform_invalid: {
    en: 'Platform must be web or widget',
    ar: 'يجب أن تكون المنصة web أو widget',
    fr: 'La plateforme doit être web ou widget',
  },
  english_required: {
    en: 'English text is Required',
    ar: 'النص الإنجليزي مطلوب',
    fr: 'Le texte anglais est obligatoire',
  },
  too_many_texts: { en: 'At most 50 texts', ar: 'الحد الأقصى 50 نصًا', fr: '50 textes au maximum' },
  translation_required: {
    en: 'Translation is Required',
    ar: 'الترجمة مطلوبة',
    fr: 'La traduction est obligatoire',
  },
  forms_required: {
    en: 'A text with a number needs every plural form',
    ar: 'النص الذي فيه عدد يحتاج إلى كل صيغ الجمع',
    fr: 'Un texte avec un nombre doit avoir toutes les formes du pluriel',
  },
  forms_needless: {
    en: 'A text without a number can have only one form',
    ar: 'النص الذي لا عدد فيه له صيغة واحدة',
    fr: 'Un texte sans nombre ne peut avoir qu’une seule forme',
  },
  text_needless: {
    en: 'A text with a number has plural forms instead',
    ar: 'النص الذي فيه عدد له صيغ جمع بدلًا من نص واحد',
    fr: 'Un texte avec un nombre a des formes de pluriel à la place',
  },
  form_unknown: {
    en: 'This language does not have that plural form',
    ar: 'لا توجد هذه الصيغة في هذه اللغة',
    fr: 'Cette langue n’a pas cette forme de pluriel',
  },
  placeholders_differ: {
    en: 'The placeholders must match the English text: {names}',
    ar: 'يجب أن تطابق المواضع مواضع النص الإنجليزي: \u2068{names}\u2069',
    fr: 'Les variables doivent être les mêmes que dans le texte anglais\u00a0: {names}',
  },
} as const satisfies FieldMessages

export type TranslationFieldCode = keyof typeof translationFieldMessages
