import { Route } from 'lucide-react'
import type { Section } from '../section.ts'

export const tripsSection: Section = {
  group: 'trips',
  icon: Route,
  needs: ['dispatch'],
  words: ['staff_forms', 'dispatch', 'staff_mails'],
  pages: {
    '/staff/trips': 'trips/trips-page.tsx',
    '/staff/trips/new': 'trips/new-trip-page.tsx',
    '/staff/trips/:id': 'trips/trip-page.tsx',
  },
}
