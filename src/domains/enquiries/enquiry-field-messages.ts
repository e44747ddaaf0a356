import type { FieldMessages } from '#kernel/field-messages.ts'

export const enquiryFieldMessages = {
  subject_required: { en: 'Subject is Required', ar: 'الموضوع مطلوب' },
  issue_required: { en: 'Issue is Required', ar: 'وصف المشكلة مطلوب' },
  country_unknown: { en: 'There is no such country', ar: 'لا يوجد بلد كهذا' },
  topic_required: { en: 'Topic is Required', ar: 'الموضوع مطلوب' },
  message_required: { en: 'Message is Required', ar: 'الرسالة مطلوبة' },
  company_required: { en: 'Company is Required', ar: 'اسم الشركة مطلوب' },
  industry_unknown: { en: 'There is no such industry', ar: 'لا يوجد مجال عمل كهذا' },
  industry_required: { en: 'Industry is Required', ar: 'مجال العمل مطلوب' },
  fleet_size_invalid: { en: 'A fleet is 1 to 1000000 cars', ar: 'عدد السيارات من 1 إلى 1000000' },
  party_invalid: { en: 'A party is 1 to 60 people', ar: 'عدد الأشخاص من 1 إلى 60' },
  website_required: { en: 'Website is Required', ar: 'عنوان الموقع مطلوب' },
  traffic_invalid: { en: 'Visitors a month are a whole number', ar: 'عدد الزوار شهريًا عدد صحيح' },
} as const satisfies FieldMessages

export type EnquiryFieldCode = keyof typeof enquiryFieldMessages
