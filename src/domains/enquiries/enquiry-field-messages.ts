import type { FieldMessages } from '#kernel/field-messages.ts'

export const enquiryFieldMessages = {
  subject_required: { en: 'Subject is Required', ar: 'الموضوع مطلوب' },
  issue_required: { en: 'Issue is Required', ar: 'وصف المشكلة مطلوب' },
  country_unknown: { en: 'Country not found', ar: 'البلد غير موجود' },
  topic_required: { en: 'Topic is Required', ar: 'الموضوع مطلوب' },
  message_required: { en: 'Message is Required', ar: 'الرسالة مطلوبة' },
  company_required: { en: 'Company is Required', ar: 'اسم الشركة مطلوب' },
  industry_unknown: { en: 'Industry not found', ar: 'مجال العمل غير موجود' },
  industry_required: { en: 'Industry is Required', ar: 'مجال العمل مطلوب' },
  fleet_size_invalid: {
    en: 'Fleet size must be between 1 and 1000000 cars',
    ar: 'يجب أن يكون عدد السيارات من 1 إلى 1000000',
  },
  party_invalid: { en: 'Enter between 1 and 60 people', ar: 'يجب أن يكون عدد الأشخاص من 1 إلى 60' },
  decline_reason_required: { en: 'Enter a reason for the traveller', ar: 'اذكر السبب للمسافر' },
  website_required: { en: 'Website is Required', ar: 'عنوان الموقع مطلوب' },
  traffic_invalid: {
    en: 'Enter monthly visitors as a whole number',
    ar: 'أدخل عدد الزوار شهريًا من دون كسور',
  },
} as const satisfies FieldMessages

export type EnquiryFieldCode = keyof typeof enquiryFieldMessages
