import { TicketPercent } from 'lucide-react'
import type { Section } from '../section.ts'

export const couponsSection: Section = {
  group: 'site',
  icon: TicketPercent,
  needs: ['content', 'finance'],
  words: ['staff_forms', 'staff_coupons'],
  pages: {
    '/staff/coupons': 'coupons/coupons-page.tsx',
    '/staff/coupons/:id': 'coupons/coupon-page.tsx',
  },
}
