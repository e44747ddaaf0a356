import { MapPinned } from 'lucide-react'
import type { Section } from '../section.ts'

export const pricesSection: Section = {
  group: 'trips',
  icon: MapPinned,
  needs: ['dispatch'],
  words: ['staff_forms', 'dispatch', 'prices'],
  pages: {
    '/staff/price-requests': 'prices/price-requests-page.tsx',
    '/staff/price-requests/:id': 'prices/price-request-page.tsx',
  },
}
