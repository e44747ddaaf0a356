import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { companyFieldMessages } from './company-field-messages.ts'
import { readTextsByKey } from '#kernel/read-texts.ts'
import type words from './words/en/problems.json'

/** Titles of the problems returned by routes of companies, their people, keys and wallets. */
export const companyTitles = {
  ...identityTitles,
  ...readTextsByKey<typeof words>('domains/companies', 'problems'),
}

export const problems = problemsTitled(companyTitles, companyFieldMessages)
