import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { travellerFieldMessages } from './traveller-field-messages.ts'

/** Titles of the problems that routes about travellers' accounts answer with. */
export const travellerTitles = {
  ...accountTitles,
  account_not_found: { en: 'Account not found', ar: 'الحساب غير موجود' },
  account_of_staff: { en: 'This is a colleague’s account', ar: 'هذا حساب أحد الزملاء' },
  account_blocked_already: { en: 'This account is already blocked', ar: 'هذا الحساب محظور بالفعل' },
  account_not_blocked: { en: 'This account is not blocked', ar: 'هذا الحساب غير محظور' },
  account_email_differs: {
    en: 'This is not the account’s email',
    ar: 'هذا ليس البريد الإلكتروني للحساب',
  },
}

export const { problem, refusedBy } = problemsTitled(travellerTitles, travellerFieldMessages)
