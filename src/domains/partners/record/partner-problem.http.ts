import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { partnerFieldMessages } from './partner-field-messages.ts'

/** Titles of the problems that routes of partners answer with. */
export const partnerTitles = {
  ...accountTitles,
  no_partner: { en: 'This account is of no partner', ar: 'هذا الحساب لا يتبع أي شريك' },
  partner_ended: { en: 'The work with this partner has ended', ar: 'انتهى العمل مع هذا الشريك' },
  partner_changed: { en: 'A colleague has changed this meanwhile', ar: 'غيّر أحد الزملاء هذا في الأثناء' },
  partner_terms_invalid: { en: 'These terms do not fit together', ar: 'هذه الشروط لا تتوافق معًا' },
  partner_code_taken: { en: 'Another partner has this code', ar: 'هذا الرمز لشريك آخر' },
  application_not_found: { en: 'There is no such application', ar: 'لا يوجد طلب كهذا' },
  application_approved: {
    en: 'This application is approved already',
    ar: 'تمت الموافقة على هذا الطلب بالفعل',
  },
  person_taken: { en: 'This person cannot be invited', ar: 'لا يمكن دعوة هذا الشخص' },
  partner_person_not_found: {
    en: 'There is no such person at this partner',
    ar: 'لا يوجد شخص كهذا لدى هذا الشريك',
  },
  too_many_people: { en: 'A partner has at most 50 people', ar: 'للشريك 50 شخصًا على الأكثر' },
  too_many_invitations: {
    en: 'That is enough invitations for a day',
    ar: 'هذا عدد كافٍ من الدعوات ليوم واحد',
  },
  commission_agreed: {
    en: 'Your commission is a share of our margin, as agreed with us',
    ar: 'عمولتك حصة من هامش ربحنا كما اتُّفق عليه معنا',
  },
  commission_out_of_bounds: {
    en: 'This commission is too low or too high',
    ar: 'هذه العمولة أقل أو أكثر من المسموح',
  },
  owners_only: { en: 'This is for an owner of the partner', ar: 'هذا خاص بمالك حساب الشريك' },
  partner_not_found: { en: 'There is no such partner', ar: 'لا يوجد شريك كهذا' },
  partner_not_ended: { en: 'This partner has not ended', ar: 'لم تنتهِ الشراكة مع هذا الشريك' },
  nothing_to_state: {
    en: 'There is nothing to state of this partner, or this month’s statement is made',
    ar: 'لا يوجد ما يُدرج في كشف لهذا الشريك، أو صدر كشف هذا الشهر',
  },
  statement_changed: {
    en: 'Something has changed since: look at the statement again',
    ar: 'تغيّر شيء في الأثناء: راجع الكشف من جديد',
  },
  nothing_to_pay: { en: 'There is nothing to pay out', ar: 'لا توجد مبالغ للصرف' },
  earning_not_found: {
    en: 'No partner earns anything by this booking',
    ar: 'لا يكسب أي شريك من هذا الحجز',
  },
  earning_decided: { en: 'A colleague has decided it', ar: 'بتّ زميل في هذه العمولة' },
  batch_not_found: { en: 'There is no such batch', ar: 'لا توجد دفعة كهذه' },
  batch_decided: { en: 'A colleague has decided it', ar: 'بتّ زميل في هذه الدفعة' },
  batch_not_approved: { en: 'This batch is not approved', ar: 'لم تُعتمد هذه الدفعة' },
  batch_paid: { en: 'This batch is paid', ar: 'صُرفت هذه الدفعة' },
  account_unreadable: {
    en: 'An account in this batch cannot be read; refuse the batch and have the partner enter it again',
    ar: 'تعذّرت قراءة حساب في هذه الدفعة. ارفضها واطلب من الشريك إدخاله من جديد',
  },
  paid_day_invalid: {
    en: 'A batch is paid between the day it was approved and today',
    ar: 'يقع يوم الصرف بين يوم اعتماد الدفعة واليوم',
  },
  other_approver_needed: {
    en: 'Whoever prepared a batch does not approve it',
    ar: 'من أعدّ الدفعة لا يعتمدها',
  },
  partner_coupon_not_found: {
    en: 'There is no such coupon that everybody may use',
    ar: 'لا توجد قسيمة كهذه متاحة للجميع',
  },
  partner_coupon_taken: { en: 'This coupon is a partner’s already', ar: 'هذه القسيمة لشريك بالفعل' },
  partner_key_invalid: { en: 'This key is not valid', ar: 'هذا المفتاح غير صالح' },
  partner_key_not_found: { en: 'There is no such key in use', ar: 'لا يوجد مفتاح مستعمل كهذا' },
  too_many_partner_keys: {
    en: 'Ten keys are in use: revoke one first',
    ar: 'هناك عشرة مفاتيح مستعملة: ألغِ أحدها أولًا',
  },
  no_postback: { en: 'There is no address to call yet', ar: 'لا يوجد عنوان إشعارات بعد' },
  statement_not_found: { en: 'There is no such statement', ar: 'لا يوجد كشف حساب كهذا' },
}

export const { problem, refusedBy } = problemsTitled(partnerTitles, {
  ...accountFieldMessages,
  ...partnerFieldMessages,
})
