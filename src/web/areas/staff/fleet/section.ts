import { CarFront } from 'lucide-react'
import type { Section } from '../section.ts'

export const fleetSection: Section = {
  group: 'trips',
  icon: CarFront,
  needs: ['dispatch'],
  words: ['staff_forms', 'fleet'],
  pages: {
    '/staff/fleet/:kind': 'fleet/records-page.tsx',
    '/staff/fleet/companies/:id': 'fleet/company/company-page.tsx',
  },
  link: '/staff/fleet/vehicles',
}
