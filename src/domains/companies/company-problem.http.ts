import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { companyFieldMessages } from './company-field-messages.ts'

/** Titles of the problems that routes of companies, of their people, keys and wallets answer with. */
export const companyTitles = {
  ...identityTitles,
  person_not_found: { en: 'No such person', ar: 'لا يوجد شخص كهذا' },
  approver_needed: {
    en: 'Name another supervisor first: nobody would be left to approve these trips',
    ar: 'عيّن مشرفًا آخر أولًا: لن يبقى من يوافق على هذه الرحلات',
  },
  supervisor_not_found: { en: 'No such supervisor', ar: 'لا يوجد مشرف كهذا' },
  company_not_found: { en: 'No such company', ar: 'لا توجد شركة كهذه' },
  wallet_not_found: { en: 'There is no wallet', ar: 'لا توجد محفظة' },
  wallet_currency: { en: 'The wallet is in another currency', ar: 'المحفظة بعملة أخرى' },
  wallet_limit: { en: 'This is more than the wallet has', ar: 'المبلغ أكبر مما في المحفظة' },
  wallet_below_limit: {
    en: 'The company owes more than this limit',
    ar: 'على الشركة مبلغ أكبر من هذا الحد',
  },
  wallet_missing: { en: 'There is no wallet to pay from', ar: 'لا توجد محفظة للدفع منها' },
  transfer_not_found: { en: 'There is no such transfer', ar: 'لا يوجد تحويل كهذا' },
  transfer_decided: { en: 'A colleague has decided it', ar: 'بتّ فيه زميل' },
  second_person_needed: {
    en: 'A colleague has to agree to what you asked for',
    ar: 'يجب أن يوافق زميل على ما طلبته',
  },
}

export const { problem, refusedBy } = problemsTitled(companyTitles, companyFieldMessages)
