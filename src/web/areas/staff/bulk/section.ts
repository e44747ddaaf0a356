import { Layers } from 'lucide-react'
import type { Section } from '../section.ts'

export const bulkSection: Section = {
  group: 'work',
  icon: Layers,
  needs: ['support', 'finance', 'content'],
  words: ['staff_bulk'],
  pages: {
    '/staff/bulk': 'bulk/bulk-actions-page.tsx',
    '/staff/bulk/:id': 'bulk/bulk-action-page.tsx',
  },
}
