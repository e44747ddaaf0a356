import { accountFieldMessages, accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { partnerFieldMessages } from './partner-field-messages.ts'

/** Titles of the problems that routes of partners answer with. */
export const partnerTitles = {
  ...accountTitles,
  no_partner: { en: 'This account does not belong to a partner', ar: 'هذا الحساب لا يتبع أي شريك' },
  partner_ended: { en: 'This partnership has ended', ar: 'انتهت هذه الشراكة' },
  partner_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
  },
  partner_terms_invalid: { en: 'These terms contradict each other', ar: 'هذه الشروط متعارضة' },
  partner_code_taken: { en: 'Another partner has this code', ar: 'هذا الرمز لشريك آخر' },
  application_not_found: { en: 'Application not found', ar: 'الطلب غير موجود' },
  application_approved: {
    en: 'This application has already been approved',
    ar: 'تمت الموافقة على هذا الطلب بالفعل',
  },
  person_taken: { en: 'This person cannot be invited', ar: 'لا يمكن دعوة هذا الشخص' },
  partner_person_not_found: {
    en: 'This partner has no such person',
    ar: 'هذا الشخص غير موجود لدى الشريك',
  },
  too_many_people: { en: 'A partner can have at most 50 people', ar: 'الحد الأقصى 50 شخصًا لكل شريك' },
  too_many_invitations: {
    en: 'You have reached today’s limit for invitations',
    ar: 'بلغت الحد الأقصى للدعوات اليوم',
  },
  commission_agreed: {
    en: 'Your commission is a share of our margin, as agreed with us',
    ar: 'عمولتك حصة من هامش ربحنا كما اتُّفق عليه معنا',
  },
  commission_out_of_bounds: {
    en: 'This commission is too low or too high',
    ar: 'هذه العمولة أقل أو أكثر من المسموح',
  },
  owners_only: { en: 'Only an owner of the partner account can do this', ar: 'هذا خاص بمالك حساب الشريك' },
  partner_not_found: { en: 'Partner not found', ar: 'الشريك غير موجود' },
  partner_not_ended: { en: 'This partner has not ended', ar: 'لم تنتهِ الشراكة مع هذا الشريك' },
  nothing_to_state: {
    en: 'There is nothing to put on a statement for this partner, or this month’s statement has been made',
    ar: 'لا يوجد ما يُدرج في كشف حساب هذا الشريك، أو سبق إصدار كشف هذا الشهر',
  },
  statement_changed: {
    en: 'Something has changed since. Check the statement again',
    ar: 'تغيّر شيء في هذه الأثناء. راجع الكشف من جديد',
  },
  nothing_to_pay: { en: 'There is nothing to pay out', ar: 'لا توجد مبالغ للصرف' },
  earning_not_found: {
    en: 'This booking earns no partner a commission',
    ar: 'لا يحصل أي شريك على عمولة من هذا الحجز',
  },
  earning_decided: { en: 'A colleague has already decided this', ar: 'سبق أن بتّ أحد الزملاء في هذه العمولة' },
  batch_not_found: { en: 'Batch not found', ar: 'الدفعة غير موجودة' },
  batch_decided: { en: 'A colleague has already decided this', ar: 'سبق أن بتّ أحد الزملاء في هذه الدفعة' },
  batch_not_approved: { en: 'This batch is not approved', ar: 'لم تُعتمد هذه الدفعة' },
  batch_paid: { en: 'This batch has already been paid', ar: 'سبق صرف هذه الدفعة' },
  account_unreadable: {
    en: 'An account in this batch cannot be read. Reject the batch and ask the partner to enter it again',
    ar: 'تعذّرت قراءة حساب في هذه الدفعة. ارفضها واطلب من الشريك إدخاله من جديد',
  },
  payer_address_missing: {
    en: 'This batch pays accounts outside the EEA, and our address is missing. Ask an administrator to set PAYOUT_ADDRESS',
    ar: 'تتضمن هذه الدفعة حسابات خارج المنطقة الاقتصادية الأوروبية وعنواننا غير محدد. اطلب من أحد المسؤولين ضبط PAYOUT_ADDRESS',
  },
  paid_day_invalid: {
    en: 'The payment date must be between the approval date and today',
    ar: 'يجب أن يكون تاريخ الصرف بين تاريخ اعتماد الدفعة واليوم',
  },
  other_approver_needed: {
    en: 'The person who prepared a batch cannot approve it',
    ar: 'لا يمكن لمن أعدّ الدفعة أن يعتمدها',
  },
  partner_coupon_not_found: {
    en: 'There is no such coupon open to everyone',
    ar: 'لا يوجد كوبون بهذا الرمز متاح للجميع',
  },
  partner_coupon_taken: {
    en: 'This coupon already belongs to a partner',
    ar: 'هذا الكوبون تابع لأحد الشركاء بالفعل',
  },
  partner_key_invalid: { en: 'This key is not valid', ar: 'هذا المفتاح غير صالح' },
  partner_key_not_found: { en: 'There is no such active key', ar: 'المفتاح غير موجود أو غير نشط' },
  too_many_partner_keys: {
    en: 'You have ten active keys. Revoke one first',
    ar: 'لديك عشرة مفاتيح نشطة. ألغِ أحدها أولًا',
  },
  no_postback: { en: 'No postback address has been set up yet', ar: 'لم يُعدّ عنوان للإشعارات بعد' },
  statement_not_found: { en: 'Statement not found', ar: 'كشف الحساب غير موجود' },
}

export const problems = problemsTitled(partnerTitles, {
  ...accountFieldMessages,
  ...partnerFieldMessages,
})

export const { problem } = problems
