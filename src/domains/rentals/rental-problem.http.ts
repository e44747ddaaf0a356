import { accountTitles } from '#domains/accounts/public.ts'
import { couponTitles } from '#domains/coupons/public.ts'
import { invoiceTitles } from '#domains/invoices/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { staffTitles } from '#domains/staff/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { rentalFieldMessages } from './rental-field-messages.ts'
import { staffRentalTitles } from './staff/staff-rental-problem.http.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by rental routes, including those for the staff. */
export const rentalTitles = {
  ...accountTitles,
  ...couponTitles,
  ...invoiceTitles,
  ...paymentTitles,
  ...staffTitles,
  ...staffRentalTitles,
  ...readTextsByKey<typeof words>('domains/rentals', 'problems'),
}

export const problems = problemsTitled(rentalTitles, rentalFieldMessages)
export const { problem, problemTitle, refusedBy } = problems
