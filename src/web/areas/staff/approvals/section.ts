import { UserCheck } from 'lucide-react'
import type { Section } from '../section.ts'

export const approvalsSection: Section = {
  group: 'work',
  icon: UserCheck,
  needs: ['finance'],
  words: ['staff_bookings', 'staff_coupons'],
  pages: { '/staff/approvals': 'approvals/approvals-page.tsx' },
}
