import type { FilledForm, QuotedField } from '#domains/enquiries/filled-form.ts'
import type { Language } from '#kernel/locale.ts'

/** Texts of the mails about enquiries; `{name}` is a placeholder. */
type EnquiryWords = {
  received: { subject: string; title: string; text: Record<FilledForm['kind'], string>; after: string }
  answered: { subject: string; title: string; text: string; button: string }
  enquiry: string
  number: string
  written: string
  message: string
  fields: Record<QuotedField, string>
}

export const ENQUIRY_WORDS: Readonly<Record<Language, EnquiryWords>> = {
  en: {
    received: {
      subject: 'We have your message: {number}',
      title: 'We have your message',
      text: {
        contact:
          '{name}, thank you for writing to us. Somebody of our team reads your message and answers to this address.',
        local_deal:
          '{name}, thank you for asking us. We look for what local suppliers can offer you, and write to this address.',
        supplier:
          '{name}, thank you for offering your cars through {product}. We read what you wrote, and answer to this address.',
        partner:
          '{name}, thank you for applying to become a partner of {product}. We read what you wrote, and answer to this address.',
      },
      after:
        'If you did not write this, somebody typed your address by mistake, and you need not do anything.',
    },
    answered: {
      subject: 'Our answer to your message {number}',
      title: 'Our answer',
      text: '{name}, thank you for waiting. This is our answer to your message {number}.',
      button: 'Write to us again',
    },
    enquiry: 'Your message',
    number: 'Number',
    written: 'What you wrote',
    message: 'Message',
    fields: {
      subject: 'Subject',
      booking: 'Booking',
      place: 'Pick-up',
      dates: 'Dates',
      party: 'People',
      company: 'Company',
      industry: 'Industry',
      country: 'Country',
      fleet_size: 'Cars',
      traffic: 'Visitors a month',
    },
  },
  ar: {
    received: {
      subject: 'وصلتنا رسالتك: {number}',
      title: 'وصلتنا رسالتك',
      text: {
        contact: '{name}، شكرًا لمراسلتنا. سيقرأ أحد أعضاء فريقنا رسالتك ويرد عليك على هذا العنوان.',
        local_deal:
          '{name}، شكرًا لطلبك. نبحث عمّا يمكن أن يقدمه لك المورّدون المحليون ونكتب إليك على هذا العنوان.',
        supplier:
          '{name}، شكرًا لرغبتك في عرض سياراتك عبر {product}. سنقرأ ما كتبته ونرد عليك على هذا العنوان.',
        partner:
          '{name}، شكرًا لرغبتك في أن تصبح شريكًا في {product}. سنقرأ ما كتبته ونرد عليك على هذا العنوان.',
      },
      after: 'إن لم تكتب هذه الرسالة فقد أدخل شخص عنوانك خطأً، ولا يلزمك أي شيء.',
    },
    answered: {
      subject: 'ردّنا على رسالتك {number}',
      title: 'ردّنا على رسالتك',
      text: '{name}، شكرًا لانتظارك. هذا ردّنا على رسالتك {number}.',
      button: 'اكتب إلينا مرة أخرى',
    },
    enquiry: 'رسالتك',
    number: 'الرقم',
    written: 'ما كتبته',
    message: 'الرسالة',
    fields: {
      subject: 'الموضوع',
      booking: 'الحجز',
      place: 'مكان الاستلام',
      dates: 'التواريخ',
      party: 'عدد الأشخاص',
      company: 'الشركة',
      industry: 'مجال العمل',
      country: 'البلد',
      fleet_size: 'عدد السيارات',
      traffic: 'عدد الزوار شهريًا',
    },
  },
}
