import { ListChecks } from 'lucide-react'
import type { Section } from '../section.ts'

export const partnerEarningsSection: Section = {
  group: 'partners',
  icon: ListChecks,
  needs: ['partners'],
  words: ['staff_forms', 'partner_earnings'],
  pages: { '/staff/partner-earnings': 'partner-earnings/partner-earnings-page.tsx' },
}
