import { Gauge } from 'lucide-react'
import type { Section } from '../section.ts'

export const operationsSection: Section = {
  group: 'site',
  icon: Gauge,
  needs: ['admin'],
  words: ['staff_operations'],
  pages: { '/staff/operations': 'operations/operations-page.tsx' },
}
