import { Bus } from 'lucide-react'
import type { Section } from '../section.ts'

export const shuttlesSection: Section = {
  group: 'trips',
  icon: Bus,
  needs: ['dispatch'],
  words: ['staff_forms', 'fleet', 'shuttles'],
  pages: {
    '/staff/shuttles': 'shuttles/shuttles-page.tsx',
    '/staff/shuttles/:id': 'shuttles/shuttle-page.tsx',
  },
}
