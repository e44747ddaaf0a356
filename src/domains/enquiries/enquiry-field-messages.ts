import type { FieldMessages } from '#kernel/field-messages.ts'

export const enquiryFieldMessages = {
  subject_required: { en: 'Subject is Required', ar: 'الموضوع مطلوب', fr: 'L’objet est obligatoire' },
  issue_required: {
    en: 'Issue is Required',
    ar: 'وصف المشكلة مطلوب',
    fr: 'La description du problème est obligatoire',
  },
  country_unknown: { en: 'Country not found', ar: 'البلد غير موجود', fr: 'Pays introuvable' },
  topic_required: { en: 'Topic is Required', ar: 'الموضوع مطلوب', fr: 'Le sujet est obligatoire' },
  message_required: { en: 'Message is Required', ar: 'الرسالة مطلوبة', fr: 'Le message est obligatoire' },
  company_required: { en: 'Company is Required', ar: 'اسم الشركة مطلوب', fr: 'L’entreprise est obligatoire' },
  industry_unknown: {
    en: 'Industry not found',
    ar: 'مجال العمل غير موجود',
    fr: 'Secteur d’activité introuvable',
  },
  industry_required: {
    en: 'Industry is Required',
    ar: 'مجال العمل مطلوب',
    fr: 'Le secteur d’activité est obligatoire',
  },
  fleet_size_invalid: {
    en: 'Fleet size must be between 1 and 1000000 cars',
    ar: 'يجب أن يكون عدد السيارات من 1 إلى 1000000',
    fr: 'La flotte doit compter entre 1 et 1\u202f000\u202f000 de voitures',
  },
  party_invalid: {
    en: 'Enter between 1 and 60 people',
    ar: 'يجب أن يكون عدد الأشخاص من 1 إلى 60',
    fr: 'Indiquez entre 1 et 60 personnes',
  },
  decline_reason_required: {
    en: 'Enter a reason for the traveller',
    ar: 'اذكر السبب للمسافر',
    fr: 'Indiquez un motif à l’intention du voyageur',
  },
  website_required: {
    en: 'Website is Required',
    ar: 'عنوان الموقع مطلوب',
    fr: 'Le site web est obligatoire',
  },
  traffic_invalid: {
    en: 'Enter monthly visitors as a whole number',
    ar: 'أدخل عدد الزوار شهريًا من دون كسور',
    fr: 'Indiquez le nombre de visiteurs par mois en nombre entier',
  },
} as const satisfies FieldMessages

export type EnquiryFieldCode = keyof typeof enquiryFieldMessages
