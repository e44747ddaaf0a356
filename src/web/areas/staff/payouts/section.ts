import { BanknoteArrowUp } from 'lucide-react'
import type { Section } from '../section.ts'

export const payoutsSection: Section = {
  group: 'partners',
  icon: BanknoteArrowUp,
  needs: ['finance'],
  words: ['staff_forms', 'payouts', 'partner_earnings'],
  pages: {
    '/staff/payouts': 'payouts/payouts-page.tsx',
    '/staff/payouts/:id': 'payouts/batch-page.tsx',
  },
}
