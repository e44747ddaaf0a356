import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { travellerFieldMessages } from './traveller-field-messages.ts'

/** Titles of the problems that routes about travellers' accounts answer with. */
export const travellerTitles = {
  ...accountTitles,
  account_not_found: { en: 'There is no such account', ar: 'لا يوجد حساب كهذا' },
  account_of_staff: { en: 'This is a colleague’s account', ar: 'هذا حساب أحد الزملاء' },
  account_blocked_already: { en: 'This account is blocked already', ar: 'هذا الحساب محظور بالفعل' },
  account_not_blocked: { en: 'This account is not blocked', ar: 'هذا الحساب غير محظور' },
  account_email_differs: {
    en: 'This is not the e-mail of the account',
    ar: 'هذا ليس البريد الإلكتروني للحساب',
  },
}

export const { problem, refusedBy } = problemsTitled(travellerTitles, travellerFieldMessages)
