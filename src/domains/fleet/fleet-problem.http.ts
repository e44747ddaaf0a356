import { identityTitles } from '#domains/identity/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by vehicle routes. */
export const fleetTitles = {
  ...identityTitles,
  vehicle_not_found: {
    en: 'Vehicle not found',
    ar: 'لا توجد مركبة بهذه البيانات',
    fr: 'Véhicule introuvable',
  },
}

export const problems = problemsTitled(fleetTitles)
