import type { PartnerNews } from '#domains/partners/public.ts'
import type { Localized } from '#kernel/locale.ts'

type MailText = { subject: string; title: string; text: string; button: string; after: string }

type PartnerWords = Readonly<Record<PartnerNews['kind'], MailText>> & {
  heading: string
  facts: Readonly<
    Record<
      'number' | 'month' | 'total' | 'payout' | 'closing' | 'amount' | 'paid_on' | 'currency' | 'account',
      string
    >
  >
}

/** Texts of the mails to partners about their money. */
export const PARTNER_WORDS: Localized<PartnerWords> = {
  en: {
    statement_made: {
      subject: 'Your statement for {month}',
      title: 'Your statement for {month}',
      text: 'Statement {number} is ready. It lists each booking with what it adds or takes back.',
      button: 'Read the statement',
      after: 'It is in your partner area as a PDF and as a file for spreadsheets.',
    },
    payout_paid: {
      subject: 'We have paid you {amount}',
      title: 'Your payout is on its way',
      text: 'We have transferred the payout of statement {number}. Banks take up to two working days.',
      button: 'See your statements',
      after: 'If it does not arrive, answer this mail and name the statement.',
    },
    payout_account_changed: {
      subject: 'The account for your payouts was changed',
      title: 'Another account for your payouts',
      text: 'Somebody who is signed in as an owner of your partner account and knows their password has changed where payouts in {currency} go.',
      button: 'See the account',
      after: 'If it was none of you, answer this mail at once and choose another password.',
    },
    heading: 'In short',
    facts: {
      number: 'Statement',
      month: 'Month',
      total: 'This statement',
      payout: 'Paid out',
      closing: 'Carried forward',
      amount: 'Amount',
      paid_on: 'Paid on',
      currency: 'Currency',
      account: 'Account',
    },
  },
  ar: {
    statement_made: {
      subject: 'كشف حسابك عن {month}',
      title: 'كشف حسابك عن {month}',
      text: 'الكشف رقم {number} جاهز. يعرض كل حجز وما أضافه إلى رصيدك أو خصمه منه.',
      button: 'عرض الكشف',
      after: 'تجده في منطقة الشركاء بصيغة PDF وبصيغة ملف للجداول.',
    },
    payout_paid: {
      subject: 'حوّلنا إليك {amount}',
      title: 'مستحقاتك في الطريق',
      text: 'حوّلنا المبلغ المصروف بموجب الكشف رقم {number} إليك. قد يستغرق وصوله يومي عمل.',
      button: 'عرض الكشوف',
      after: 'إن لم يصل المبلغ فأجب عن هذه الرسالة واذكر رقم الكشف.',
    },
    payout_account_changed: {
      subject: 'تغيّر الحساب الذي تُحوّل إليه مستحقاتك',
      title: 'حساب آخر لمستحقاتك',
      text: 'غيّر شخص سجّل الدخول بصفته مالكًا في حساب الشريك ويعرف كلمة مروره الحسابَ الذي تُحوّل إليه المستحقات بعملة {currency} لديكم.',
      button: 'عرض الحساب',
      after: 'إن لم يكن أحدكم فأجب عن هذه الرسالة فورًا وغيّر كلمة المرور.',
    },
    heading: 'باختصار',
    facts: {
      number: 'الكشف',
      month: 'الشهر',
      total: 'هذا الكشف',
      payout: 'المصروف',
      closing: 'الرصيد المرحّل',
      amount: 'المبلغ',
      paid_on: 'تاريخ التحويل',
      currency: 'العملة',
      account: 'الحساب',
    },
  },
}
