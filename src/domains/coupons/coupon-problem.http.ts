import { problemsTitled } from '#platform/http/problem.ts'
import { couponFieldMessages } from './coupon-field-messages.ts'

/** Titles of the problems returned by routes of coupons. */
export const couponTitles = {
  coupon_unknown: {
    en: 'There is no coupon with this code',
    ar: 'لا يوجد كوبون بهذا الرمز',
    fr: 'Aucun code promo ne correspond',
  },
  coupon_not_yet_valid: {
    en: 'This coupon is not valid yet',
    ar: 'لم تبدأ صلاحية هذا الكوبون بعد',
    fr: 'Ce code promo n’est pas encore valable',
  },
  coupon_over: {
    en: 'This coupon is no longer valid',
    ar: 'انتهت صلاحية هذا الكوبون',
    fr: 'Ce code promo n’est plus valable',
  },
  coupon_used_up: {
    en: 'This coupon has reached its limit',
    ar: 'استُنفدت مرات استخدام هذا الكوبون',
    fr: 'Ce code promo a atteint sa limite d’utilisation',
  },
  coupon_used_by_you: {
    en: 'You have already used this coupon as often as allowed',
    ar: 'استخدمت هذا الكوبون العدد المسموح به من المرات',
    fr: 'Vous avez déjà utilisé ce code promo autant de fois que possible',
  },
  coupon_not_yours: {
    en: 'This coupon belongs to another account. If it is yours, sign in to use it',
    ar: 'هذا الكوبون مخصص لحساب آخر. إن كان لك فسجّل الدخول لاستخدامه',
    fr: 'Ce code promo est associé à un autre compte. S’il est à vous, connectez-vous pour l’utiliser',
  },
  coupon_minimum: {
    en: 'The total is below this coupon’s minimum',
    ar: 'الإجمالي أقل من الحد الأدنى المطلوب لهذا الكوبون',
    fr: 'Le total est inférieur au minimum requis pour ce code promo',
  },
  coupon_wrong_supplier: {
    en: 'This coupon cannot be used for this supplier’s cars',
    ar: 'لا يسري هذا الكوبون على سيارات هذا المورّد',
    fr: 'Ce code promo n’est pas valable pour les voitures de ce loueur',
  },
  coupon_wrong_country: {
    en: 'This coupon cannot be used for rentals in this country',
    ar: 'لا يسري هذا الكوبون على الاستئجار في هذا البلد',
    fr: 'Ce code promo n’est pas valable pour les locations dans ce pays',
  },
  coupon_paid_at_desk: {
    en: 'This car is paid for at the desk, where our coupons cannot be used',
    ar: 'تُدفع قيمة هذه السيارة في المكتب، حيث لا تُقبل كوبوناتنا',
    fr: 'Cette voiture se paie en agence, où nos codes promo ne sont pas acceptés',
  },
  coupon_price_lowest: {
    en: 'This price is already the lowest, so coupons cannot reduce it',
    ar: 'هذا السعر هو الأدنى بالفعل، فلا يخفّضه أي كوبون',
    fr: 'Ce prix est déjà le plus bas\u00a0: aucun code promo ne peut le réduire',
  },
  coupon_currency: {
    en: 'This coupon cannot be used with prices in this currency',
    ar: 'لا يسري هذا الكوبون على الأسعار بهذه العملة',
    fr: 'Ce code promo n’est pas valable pour les prix dans cette devise',
  },
  coupon_not_found: { en: 'Coupon not found', ar: 'الكوبون غير موجود', fr: 'Code promo introuvable' },
  coupon_code_taken: {
    en: 'Another coupon has this code',
    ar: 'هذا الرمز لكوبون آخر',
    fr: 'Ce code est déjà utilisé par un autre code promo',
  },
  coupon_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
    fr: 'Un collègue a modifié ces données entre-temps',
  },
  coupon_stopped: {
    en: 'This coupon has already ended',
    ar: 'انتهى هذا الكوبون بالفعل',
    fr: 'Ce code promo est déjà terminé',
  },
  coupon_not_waiting: {
    en: 'Nothing is waiting for approval',
    ar: 'لا شيء ينتظر الموافقة',
    fr: 'Rien n’est en attente d’approbation',
  },
  second_person_needed: {
    en: 'A colleague needs to approve your request',
    ar: 'يجب أن يوافق أحد الزملاء على طلبك',
    fr: 'Un collègue doit approuver votre demande',
  },
  coupon_rules_invalid: {
    en: 'These rules contradict each other',
    ar: 'هذه الشروط متعارضة',
    fr: 'Ces règles se contredisent',
  },
}

export const problems = problemsTitled(couponTitles, couponFieldMessages)
