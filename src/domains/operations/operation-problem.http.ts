import { accountTitles } from '#domains/accounts/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by operations routes. */
export const operationTitles = {
  ...accountTitles,
  job_not_found: { en: 'Job not found', ar: 'المهمة المجدولة غير موجودة', fr: 'Traitement introuvable' },
}

export const problems = problemsTitled(operationTitles)
