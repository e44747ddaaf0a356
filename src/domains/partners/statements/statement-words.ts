import type { Localized } from '#kernel/locale.ts'
import type { EarningReason } from '../record/earning.contract.ts'
import type { LineKind } from './line-kind.contract.ts'

type StatementWords = Readonly<
  Record<
    | 'title'
    | 'number'
    | 'month'
    | 'made'
    | 'from'
    | 'to'
    | 'pick_up'
    | 'reference'
    | 'sub_id'
    | 'why'
    | 'amount'
    | 'currency'
    | 'opening'
    | 'total'
    | 'payout'
    | 'closing'
    | 'carried'
    | 'owed'
    | 'paid_out',
    string
  >
> & {
  kinds: Readonly<Record<LineKind, string>>
  reasons: Readonly<Record<EarningReason, string>>
}

/** Texts of a statement as a file. */
export const STATEMENT_WORDS: Localized<StatementWords> = {
  en: {
    title: 'Statement',
    number: 'Number',
    month: 'Month',
    made: 'Made on',
    from: 'From',
    to: 'For',
    pick_up: 'Pick-up',
    reference: 'Booking',
    sub_id: 'Sub-id',
    why: 'What it is for',
    amount: 'Amount',
    currency: 'Currency',
    opening: 'Brought forward',
    total: 'This statement',
    payout: 'Paid out',
    closing: 'Carried forward',
    carried: 'Balances below {minimum} are carried forward to the next statement.',
    owed: 'What is below zero is set off against the next commissions; nothing has to be transferred to us.',
    paid_out: 'The payout goes to the account in your partner area with the next batch.',
    kinds: {
      earned: 'Commission',
      more: 'Commission raised',
      less: 'Commission lowered',
      taken_back: 'Commission taken back',
    },
    reasons: {
      cancelled: 'cancelled',
      no_show: 'no-show',
      refused: 'refused by the supplier',
      changed: 'booking changed',
      self_referral: 'own booking',
      duplicate: 'booked twice',
      declined: 'declined after a check',
      charged_back: 'payment charged back',
    },
  },
  ar: {
    title: 'كشف حساب',
    number: 'الرقم',
    month: 'الشهر',
    made: 'تاريخ الإصدار',
    from: 'من',
    to: 'إلى',
    pick_up: 'الاستلام',
    reference: 'الحجز',
    sub_id: 'المعرّف الفرعي',
    why: 'البيان',
    amount: 'المبلغ',
    currency: 'العملة',
    opening: 'الرصيد السابق',
    total: 'هذا الكشف',
    payout: 'المصروف',
    closing: 'الرصيد المرحّل',
    carried: 'الرصيد الأقل من {minimum} يُرحّل إلى الكشف التالي.',
    owed: 'الرصيد السالب يُخصم من العمولات التالية، ولا يلزمك تحويل أي مبلغ إلينا.',
    paid_out: 'يُحوّل المبلغ المصروف إلى الحساب المسجّل في منطقة الشركاء مع دفعة التحويلات التالية.',
    kinds: {
      earned: 'عمولة',
      more: 'زيادة عمولة',
      less: 'تخفيض عمولة',
      taken_back: 'استرداد عمولة',
    },
    reasons: {
      cancelled: 'أُلغي الحجز',
      no_show: 'لم يحضر السائق',
      refused: 'رفضه المورّد',
      changed: 'تغيّر الحجز',
      self_referral: 'حجز خاص بالشريك',
      duplicate: 'حجز مكرر',
      declined: 'رُفض بعد المراجعة',
      charged_back: 'استردّ المصرف المبلغ',
    },
  },
}
