import { Landmark } from 'lucide-react'
import type { Section } from '../section.ts'

export const moneySection: Section = {
  group: 'work',
  icon: Landmark,
  needs: ['finance'],
  words: ['staff_forms', 'staff_bookings', 'staff_money'],
  pages: {
    '/staff/money': 'money/ledger-page.tsx',
    '/staff/money/account': 'money/account-page.tsx',
    '/staff/money/disputes': 'money/disputes-page.tsx',
    '/staff/money/disputes/:id': 'money/dispute-page.tsx',
    '/staff/money/refunds': 'money/refunds-page.tsx',
    '/staff/money/invoices': 'money/invoices-page.tsx',
    '/staff/money/differences': 'money/differences-page.tsx',
    '/staff/money/rates': 'money/rates-page.tsx',
  },
}
