import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { partnerFieldMessages } from './partner-field-messages.ts'

/** Titles of the problems that routes of partners answer with. */
export const partnerTitles = {
  ...accountTitles,
  commission_out_of_bounds: {
    en: 'This commission is too low or too high',
    ar: 'هذه العمولة أقل أو أكثر من المسموح',
  },
}

export const { problem } = problemsTitled(partnerTitles, partnerFieldMessages)
