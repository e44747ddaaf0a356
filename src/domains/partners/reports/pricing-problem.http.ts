import { accountFieldMessages } from '#domains/accounts/public.ts'
import { rentalFieldMessages, rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { partnerFieldMessages } from '../record/partner-field-messages.ts'
import { partnerTitles } from '../record/partner-problem.http.ts'

/** Problems of a partner's search, which can fail as a traveller's. */
export const pricingProblems = problemsTitled(
  { ...rentalTitles, ...partnerTitles },
  { ...accountFieldMessages, ...rentalFieldMessages, ...partnerFieldMessages },
)
