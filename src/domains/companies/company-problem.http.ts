import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { companyFieldMessages } from './company-field-messages.ts'

/** Titles of the problems returned by routes of companies, their people, keys and wallets. */
export const companyTitles = {
  ...identityTitles,
  person_not_found: { en: 'Person not found', ar: 'الشخص غير موجود', fr: 'Personne introuvable' },
  approver_needed: {
    en: 'Add another supervisor first: nobody would be left to approve these trips',
    ar: 'أضف مشرفًا آخر أولًا، وإلا فلن يبقى من يوافق على هذه الرحلات',
    fr: 'Ajoutez d’abord un autre responsable\u00a0: il ne resterait personne pour approuver ces trajets',
  },
  supervisor_not_found: { en: 'Supervisor not found', ar: 'المشرف غير موجود', fr: 'Responsable introuvable' },
  company_not_found: { en: 'Company not found', ar: 'الشركة غير موجودة', fr: 'Entreprise introuvable' },
  wallet_not_found: { en: 'Wallet not found', ar: 'المحفظة غير موجودة', fr: 'Portefeuille introuvable' },
  wallet_currency: {
    en: 'The wallet is in another currency',
    ar: 'المحفظة بعملة أخرى',
    fr: 'Le portefeuille est dans une autre devise',
  },
  wallet_limit: {
    en: 'The wallet’s balance is too low',
    ar: 'رصيد المحفظة غير كافٍ',
    fr: 'Le solde du portefeuille est insuffisant',
  },
  wallet_below_limit: {
    en: 'The company owes more than this limit',
    ar: 'المبلغ المستحق على الشركة أكبر من هذا الحد',
    fr: 'L’entreprise doit plus que ce plafond',
  },
  wallet_missing: {
    en: 'There is no wallet to pay from',
    ar: 'لا توجد محفظة للدفع منها',
    fr: 'Il n’y a pas de portefeuille pour payer',
  },
  transfer_not_found: { en: 'Transfer not found', ar: 'التحويل غير موجود', fr: 'Virement introuvable' },
  transfer_decided: {
    en: 'A colleague has already decided this',
    ar: 'سبق أن بتّ أحد الزملاء في ذلك',
    fr: 'Un collègue a déjà pris la décision',
  },
  second_person_needed: {
    en: 'A colleague needs to approve your request',
    ar: 'يجب أن يوافق أحد الزملاء على طلبك',
    fr: 'Un collègue doit approuver votre demande',
  },
}

export const problems = problemsTitled(companyTitles, companyFieldMessages)
