import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { travellerFieldMessages } from './traveller-field-messages.ts'

/** Titles of the problems returned by routes about travellers' accounts. */
export const travellerTitles = {
  ...accountTitles,
  account_not_found: { en: 'Account not found', ar: 'الحساب غير موجود', fr: 'Compte introuvable' },
  account_of_staff: {
    en: 'This is a colleague’s account',
    ar: 'هذا حساب أحد الزملاء',
    fr: 'Ce compte est celui d’un collègue',
  },
  account_blocked_already: {
    en: 'This account is already blocked',
    ar: 'هذا الحساب محظور بالفعل',
    fr: 'Ce compte est déjà bloqué',
  },
  account_not_blocked: {
    en: 'This account is not blocked',
    ar: 'هذا الحساب غير محظور',
    fr: 'Ce compte n’est pas bloqué',
  },
  account_email_differs: {
    en: 'This is not the account’s email',
    ar: 'هذا ليس البريد الإلكتروني للحساب',
    fr: 'Ce n’est pas l’e-mail du compte',
  },
}

export const problems = problemsTitled(travellerTitles, travellerFieldMessages)
