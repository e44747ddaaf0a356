import { Handshake } from 'lucide-react'
import type { Section } from '../section.ts'

export const partnersSection: Section = {
  group: 'partners',
  icon: Handshake,
  needs: ['partners'],
  words: ['staff_forms', 'partners'],
  pages: {
    '/staff/partners': 'partners/partners-page.tsx',
    '/staff/partners/new': 'partners/new-partner-page.tsx',
    '/staff/partners/:id': 'partners/partner-page.tsx',
  },
}
