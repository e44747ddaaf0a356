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
    sub_id: 'Sub-ID',
    why: 'Description',
    amount: 'Amount',
    currency: 'Currency',
    opening: 'Brought forward',
    total: 'This statement',
    payout: 'Paid out',
    closing: 'Carried forward',
    carried: 'Balances below {minimum} are carried forward to the next statement.',
    owed: 'A negative balance is offset against your next commissions; you do not need to transfer anything to us.',
    paid_out: 'The payout goes to the account in your partner area with the next batch.',
    kinds: {
      earned: 'Commission',
      more: 'Commission increased',
      less: 'Commission reduced',
      taken_back: 'Commission clawback',
    },
    reasons: {
      cancelled: 'cancelled',
      no_show: 'no-show',
      refused: 'rejected by the supplier',
      changed: 'booking changed',
      self_referral: 'own booking',
      duplicate: 'duplicate booking',
      declined: 'declined after review',
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
    payout: 'المبلغ المصروف',
    closing: 'الرصيد المرحّل',
    carried: 'تُرحّل الأرصدة التي تقل عن {minimum} إلى الكشف التالي.',
    owed: 'يُسوّى الرصيد السالب من عمولاتك التالية، ولا يلزمك تحويل أي مبلغ إلينا.',
    paid_out: 'يُحوّل المبلغ المصروف إلى الحساب المسجّل في منطقة الشركاء مع دفعة التحويلات التالية.',
    kinds: {
      earned: 'عمولة',
      more: 'زيادة في العمولة',
      less: 'تخفيض في العمولة',
      taken_back: 'استرداد العمولة',
    },
    reasons: {
      cancelled: 'إلغاء الحجز',
      no_show: 'عدم الحضور',
      refused: 'رفض المورّد',
      changed: 'تعديل الحجز',
      self_referral: 'حجز الشريك لنفسه',
      duplicate: 'حجز مكرر',
      declined: 'رفض بعد المراجعة',
      charged_back: 'استرداد المبلغ عبر المصرف',
    },
  },
  fr: {
    title: 'Relevé',
    number: 'Numéro',
    month: 'Mois',
    made: 'Établi le',
    from: 'Émetteur',
    to: 'Destinataire',
    pick_up: 'Prise en charge',
    reference: 'Réservation',
    sub_id: 'Sous-ID',
    why: 'Libellé',
    amount: 'Montant',
    currency: 'Devise',
    opening: 'Report précédent',
    total: 'Ce relevé',
    payout: 'Versé',
    closing: 'À reporter',
    carried: 'Un solde inférieur à {minimum} est reporté sur le relevé suivant.',
    owed: 'Un solde négatif est déduit de vos prochaines commissions\u202f; vous n’avez aucun virement à nous faire.',
    paid_out: 'Le versement part avec le prochain lot, sur le compte indiqué dans votre espace partenaire.',
    kinds: {
      earned: 'Commission',
      more: 'Commission augmentée',
      less: 'Commission réduite',
      taken_back: 'Commission reprise',
    },
    reasons: {
      cancelled: 'annulation',
      no_show: 'non-présentation',
      refused: 'refus du loueur',
      changed: 'réservation modifiée',
      self_referral: 'réservation du partenaire pour lui-même',
      duplicate: 'réservation en double',
      declined: 'refus après vérification',
      charged_back: 'contestation bancaire du paiement',
    },
  },
}
