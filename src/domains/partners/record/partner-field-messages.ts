import type { FieldMessages } from '#kernel/field-messages.ts'

export const partnerFieldMessages = {
  percent_required: { en: 'Percent is Required', ar: 'النسبة مطلوبة', fr: 'Le pourcentage est obligatoire' },
  percent_invalid: {
    en: 'Percent must be between 0 and 100, with at most two decimals',
    ar: 'يجب أن تكون النسبة من 0 إلى 100، وبمنزلتين عشريتين على الأكثر',
    fr: 'Le pourcentage doit être compris entre 0 et 100, avec deux décimales au plus',
  },
  postback_url_required: { en: 'Address is Required', ar: 'العنوان مطلوب', fr: 'L’adresse est obligatoire' },
  postback_url_invalid: {
    en: 'Enter a full https address without a password, such as https://partner.example/rihla',
    ar: 'اكتب عنوان https كاملًا بلا كلمة مرور، مثل \u2068https://partner.example/rihla\u2069',
    fr: 'Saisissez une adresse https complète, sans mot de passe, telle que https://partner.example/rihla',
  },
  partner_coupon_required: {
    en: 'Coupon is Required',
    ar: 'الكوبون مطلوب',
    fr: 'Le code promo est obligatoire',
  },
  partner_key_name_required: { en: 'Name is Required', ar: 'الاسم مطلوب', fr: 'Le nom est obligatoire' },
  holder_required: {
    en: 'Account holder is Required',
    ar: 'اسم صاحب الحساب مطلوب',
    fr: 'Le titulaire du compte est obligatoire',
  },
  holder_not_latin: {
    en: 'Enter the account holder in Latin letters, as your bank has it',
    ar: 'اكتب اسم صاحب الحساب بحروف لاتينية كما هو مسجّل في المصرف',
    fr: 'Indiquez le titulaire du compte en caractères latins, comme à votre banque',
  },
  account_required: { en: 'Account is Required', ar: 'رقم الحساب مطلوب', fr: 'Le compte est obligatoire' },
  iban_invalid: {
    en: 'This IBAN is not valid. Check it against your bank details',
    ar: 'رقم الآيبان (IBAN) غير صحيح. قارنه ببيانات حسابك المصرفي',
    fr: 'Cet IBAN n’est pas valide. Comparez-le à vos coordonnées bancaires',
  },
  bic_invalid: {
    en: 'BIC must have 8 or 11 letters and digits',
    ar: 'يجب أن يتكون رمز BIC من 8 أو 11 حرفًا ورقمًا',
    fr: 'Le BIC doit comporter 8 ou 11 lettres et chiffres',
  },
  decision_invalid: {
    en: 'Choose whether to allow or decline the commission',
    ar: 'اختر قبول العمولة أو رفضها',
    fr: 'Choisissez d’accorder ou de refuser la commission',
  },
  partner_name_required: { en: 'Name is Required', ar: 'الاسم مطلوب', fr: 'Le nom est obligatoire' },
  partner_code_required: { en: 'Code is Required', ar: 'الرمز مطلوب', fr: 'Le code est obligatoire' },
  partner_code_invalid: {
    en: 'A code must be 4 to 20 letters A to Z and digits',
    ar: 'يجب أن يتكون الرمز من 4 إلى 20 حرفًا لاتينيًا أو رقمًا',
    fr: 'Un code doit comporter de 4 à 20 lettres de A à Z et chiffres',
  },
  partner_code_taken: {
    en: 'Another partner has this code',
    ar: 'هذا الرمز لشريك آخر',
    fr: 'Un autre partenaire a déjà ce code',
  },
  partner_earns_required: {
    en: 'Choose what the partner earns',
    ar: 'اختر ما يكسبه الشريك',
    fr: 'Choisissez ce que gagne le partenaire',
  },
  partner_role_required: {
    en: 'Choose their access',
    ar: 'اختر صلاحيات الوصول',
    fr: 'Choisissez les droits d’accès',
  },
  holding_days_invalid: {
    en: 'The holding period must be 0 to 365 days',
    ar: 'يجب أن تكون مدة الانتظار من 0 إلى 365 يومًا',
    fr: 'Le délai d’attente doit être compris entre 0 et 365 jours',
  },
  share_required: {
    en: 'The share of our margin must be more than 0',
    ar: 'يجب أن تكون الحصة من هامش ربحنا أكبر من 0',
    fr: 'La part de notre marge doit être supérieure à 0',
  },
  percents_out_of_order: {
    en: 'The starting percentage must be between the minimum and the maximum: {min}% to {max}%',
    ar: 'يجب أن تكون نسبة البداية بين الحد الأدنى والحد الأقصى: من \u2068{min}%\u2069 إلى \u2068{max}%\u2069',
    fr: 'Le pourcentage de départ doit être compris entre le minimum et le maximum\u00a0: de {min}\u00a0% à {max}\u00a0%',
  },
  dates_out_of_order: {
    en: 'The last day must not be before the first',
    ar: 'يجب ألا يسبق اليوم الأخير اليوم الأول',
    fr: 'Le dernier jour ne doit pas précéder le premier',
  },
  commission_out_of_bounds: {
    en: 'Commission must be {min}% to {max}%',
    ar: 'يجب أن تكون العمولة من \u2068{min}%\u2069 إلى \u2068{max}%\u2069',
    fr: 'La commission doit être comprise entre {min}\u00a0% et {max}\u00a0%',
  },
} as const satisfies FieldMessages

export type PartnerFieldCode = keyof typeof partnerFieldMessages
