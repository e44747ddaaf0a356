import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { companyFieldMessages } from './company-field-messages.ts'

/** Titles of the problems that routes of companies, of their people, keys and wallets answer with. */
export const companyTitles = {
  ...identityTitles,
  person_not_found: { en: 'Person not found', ar: 'الشخص غير موجود' },
  approver_needed: {
    en: 'Add another supervisor first: nobody would be left to approve these trips',
    ar: 'أضف مشرفًا آخر أولًا، وإلا فلن يبقى من يوافق على هذه الرحلات',
  },
  supervisor_not_found: { en: 'Supervisor not found', ar: 'المشرف غير موجود' },
  company_not_found: { en: 'Company not found', ar: 'الشركة غير موجودة' },
  wallet_not_found: { en: 'Wallet not found', ar: 'المحفظة غير موجودة' },
  wallet_currency: { en: 'The wallet is in another currency', ar: 'المحفظة بعملة أخرى' },
  wallet_limit: { en: 'The wallet’s balance is too low', ar: 'رصيد المحفظة غير كافٍ' },
  wallet_below_limit: {
    en: 'The company owes more than this limit',
    ar: 'المبلغ المستحق على الشركة أكبر من هذا الحد',
  },
  wallet_missing: { en: 'There is no wallet to pay from', ar: 'لا توجد محفظة للدفع منها' },
  transfer_not_found: { en: 'Transfer not found', ar: 'التحويل غير موجود' },
  transfer_decided: { en: 'A colleague has already decided this', ar: 'سبق أن بتّ أحد الزملاء في ذلك' },
  second_person_needed: {
    en: 'A colleague needs to approve your request',
    ar: 'يجب أن يوافق أحد الزملاء على طلبك',
  },
}

export const problems = problemsTitled(companyTitles, companyFieldMessages)
