import { problemsTitled } from '#platform/http/problem.ts'
import { couponFieldMessages } from './coupon-field-messages.ts'

/** Titles of the problems that routes of coupons answer with. */
export const couponTitles = {
  coupon_unknown: { en: 'There is no coupon with this code', ar: 'لا يوجد كوبون بهذا الرمز' },
  coupon_not_yet_valid: { en: 'This coupon is not valid yet', ar: 'لم تبدأ صلاحية هذا الكوبون بعد' },
  coupon_over: { en: 'This coupon is no longer valid', ar: 'انتهت صلاحية هذا الكوبون' },
  coupon_used_up: {
    en: 'This coupon has been used as often as it may be',
    ar: 'استُنفدت مرات استخدام هذا الكوبون',
  },
  coupon_used_by_you: {
    en: 'You have used this coupon as often as you may',
    ar: 'استخدمتَ هذا الكوبون بعدد المرات المسموح لك',
  },
  coupon_not_yours: {
    en: 'This coupon is for another account, or for yours once you are signed in',
    ar: 'هذا الكوبون لحساب آخر، أو لحسابك بعد تسجيل الدخول',
  },
  coupon_minimum: {
    en: 'The total is below the least this coupon asks for',
    ar: 'الإجمالي أقل من الحد الأدنى المطلوب لهذا الكوبون',
  },
  coupon_wrong_supplier: {
    en: 'This coupon is not for cars of this supplier',
    ar: 'لا يسري هذا الكوبون على سيارات هذا المورّد',
  },
  coupon_wrong_country: {
    en: 'This coupon is not for rentals in this country',
    ar: 'لا يسري هذا الكوبون على الاستئجار في هذا البلد',
  },
  coupon_paid_at_desk: {
    en: 'This car is paid at the desk, where our coupons do not count',
    ar: 'تُدفع هذه السيارة في المكتب حيث لا تسري كوبوناتنا',
  },
  coupon_currency: {
    en: 'This coupon does not work in the currency of this price',
    ar: 'لا يعمل هذا الكوبون بعملة هذا السعر',
  },
  coupon_not_found: { en: 'There is no such coupon', ar: 'لا يوجد كوبون كهذا' },
  coupon_code_taken: { en: 'Another coupon has this code', ar: 'هذا الرمز لكوبون آخر' },
  coupon_changed: { en: 'A colleague has changed this meanwhile', ar: 'غيّر أحد الزملاء هذا في الأثناء' },
  coupon_stopped: { en: 'This coupon has ended already', ar: 'انتهى هذا الكوبون بالفعل' },
  coupon_rules_invalid: { en: 'This does not fit together', ar: 'هذه الشروط لا تتوافق معًا' },
}

export const { problem, refusedBy } = problemsTitled(couponTitles, couponFieldMessages)
