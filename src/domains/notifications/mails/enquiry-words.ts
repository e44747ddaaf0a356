import type { FilledForm, QuotedField } from '#domains/enquiries/public.ts'
import type { Localized } from '#kernel/locale.ts'

/** Texts of the mails about enquiries. */
type EnquiryWords = {
  received: {
    subject: string
    title: string
    text: Record<FilledForm['kind'], string>
    /** What to do about a message of somebody else's: one sent from an account says more than a typed address. */
    after: { form: string; account: string }
  }
  answered: { subject: string; title: string; text: string; button: string }
  enquiry: string
  number: string
  /** Above the message. */
  written: string
  fields: Record<QuotedField, string>
}

export const ENQUIRY_TEXTS: Localized<EnquiryWords> = {
  en: {
    received: {
      subject: 'We have your message: {number}',
      title: 'We have your message',
      text: {
        contact:
          'Thank you for writing to us. Somebody of our team reads your message and answers to this address.',
        local_deal:
          'Thank you for asking us. We look for what local suppliers can offer you, and write to this address.',
        supplier:
          'Thank you for offering your cars through {product}. We read what you wrote, and answer to this address.',
        partner:
          'Thank you for applying to become a partner of {product}. We read what you wrote, and answer to this address.',
        feedback:
          'Thank you for telling us what you think of {product}. Somebody of our team reads it, and answers to this address where there is something to answer.',
      },
      after: {
        form: 'If you did not write this, somebody typed your address by mistake, and you need not do anything.',
        account:
          'If you did not write this, somebody uses an account with your address: please choose a new password for it.',
      },
    },
    answered: {
      subject: 'Our answer to your message {number}',
      title: 'Our answer',
      text: 'Thank you for waiting. This is our answer to your message {number}.',
      button: 'Write to us again',
    },
    enquiry: 'Your enquiry',
    number: 'Number',
    written: 'What you wrote',
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
      topic: 'Topic',
      score: 'Score',
    },
  },
  ar: {
    received: {
      subject: 'وصلتنا رسالتك: {number}',
      title: 'وصلتنا رسالتك',
      text: {
        contact: 'شكرًا لمراسلتنا. سيقرأ أحد أعضاء فريقنا رسالتك ويرد عليك على هذا العنوان.',
        local_deal: 'شكرًا لطلبك. نبحث عمّا يمكن أن يقدمه لك المورّدون المحليون ونكتب إليك على هذا العنوان.',
        supplier: 'شكرًا لرغبتك في عرض سياراتك عبر {product}. سنقرأ ما كتبته ونرد عليك على هذا العنوان.',
        partner: 'شكرًا لرغبتك في أن تصبح شريكًا في {product}. سنقرأ ما كتبته ونرد عليك على هذا العنوان.',
        feedback:
          'شكرًا لإخبارنا برأيك في {product}. سيقرأ أحد أعضاء فريقنا ما كتبته، ويرد عليك على هذا العنوان إن كان فيه ما يستدعي الرد.',
      },
      after: {
        form: 'إن لم تكتب هذه الرسالة فقد أدخل شخص عنوانك خطأً، ولا يلزمك أي شيء.',
        account: 'إن لم تكتب هذه الرسالة فإن شخصًا آخر يستخدم حسابًا بعنوانك: يُرجى اختيار كلمة مرور جديدة له.',
      },
    },
    answered: {
      subject: 'ردّنا على رسالتك {number}',
      title: 'ردّنا على رسالتك',
      text: 'شكرًا لانتظارك. هذا ردّنا على رسالتك {number}.',
      button: 'اكتب إلينا مرة أخرى',
    },
    enquiry: 'طلبك',
    number: 'الرقم',
    written: 'ما كتبته',
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
      topic: 'الموضوع',
      score: 'التقييم',
    },
  },
}
