import { companyTitles } from '#domains/companies/public.ts'
import { fareTitles } from '#domains/fares/public.ts'
import { paymentTitles } from '#domains/payments/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by trip routes. */
export const tripTitles = {
  ...paymentTitles,
  ...companyTitles,
  ...fareTitles,
  pick_up_in_the_past: rentalTitles.pick_up_in_the_past,
  price_changed: rentalTitles.price_changed,
  too_many_unpaid: rentalTitles.too_many_unpaid,
  overlapping_unpaid: rentalTitles.overlapping_unpaid,
  ...readTextsByKey<typeof words>('domains/trips', 'problems'),
}

/** A failure at a field is shown there with its title. */
export const problems = problemsTitled(tripTitles, tripTitles)
export const { problem } = problems
