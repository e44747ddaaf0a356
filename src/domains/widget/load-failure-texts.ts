import type { Localized } from '#kernel/locale.ts'

/** Texts of the whole page if its script, which contains all other texts, fails to load. */
export const LATE_WORDS: Localized<Record<'title' | 'text' | 'contact' | 'home', string>> = {
  en: {
    title: 'The booking page did not open',
    text: 'Please reload this page. If that does not help, contact us; nothing was booked or charged.',
    contact: 'Contact us',
    home: 'Hire a car',
  },
  ar: {
    title: 'لم تُفتح صفحة الحجز',
    text: 'يُرجى إعادة تحميل هذه الصفحة. وإن لم ينجح ذلك فاتصل بنا؛ لم يتم أي حجز ولم يُخصم منك أي مبلغ.',
    contact: 'اتصل بنا',
    home: 'استأجر سيارة',
  },
  fr: {
    title: 'La page de réservation ne s’est pas ouverte',
    text: 'Rechargez cette page. Si cela ne suffit pas, contactez-nous\u202f; rien n’a été réservé ni débité.',
    contact: 'Nous contacter',
    home: 'Louer une voiture',
  },
}
