import { BookOpenText } from 'lucide-react'
import type { Section } from '../section.ts'

export const rateCardsSection: Section = {
  group: 'trips',
  icon: BookOpenText,
  needs: ['dispatch'],
  words: ['staff_forms', 'fleet', 'rate_cards'],
  pages: {
    '/staff/rate-cards': 'rate-cards/rate-cards-page.tsx',
    '/staff/rate-cards/new': 'rate-cards/new-card-page.tsx',
    '/staff/rate-cards/:id': 'rate-cards/rate-card-page.tsx',
  },
}
