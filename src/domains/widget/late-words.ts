import type { Localized } from '#kernel/locale.ts'

/** What the whole page says where its script, which brings all other words, fails or does not come. */
export const LATE_WORDS: Localized<Record<'title' | 'text' | 'contact' | 'home', string>> = {
  en: {
    title: 'Booking did not open',
    text: 'Please load this page again. If that does not help, write to us; nothing was booked or charged by this.',
    contact: 'Contact us',
    home: 'Hire a car',
  },
  ar: {
    title: 'لم تُفتح صفحة الحجز',
    text: 'حمّل هذه الصفحة من جديد. وإن لم ينفع ذلك فاكتب لنا؛ لم يُحجز بذلك شيء ولم يُخصم منك أي مبلغ.',
    contact: 'اتصل بنا',
    home: 'استأجر سيارة',
  },
}
