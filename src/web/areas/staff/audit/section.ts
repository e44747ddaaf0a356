import { History } from 'lucide-react'
import type { Section } from '../section.ts'

export const auditSection: Section = {
  group: 'site',
  icon: History,
  needs: ['admin'],
  words: ['staff_forms', 'audit'],
  pages: { '/staff/audit': 'audit/audit-page.tsx' },
}
