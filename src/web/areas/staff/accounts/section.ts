import { UserRoundSearch } from 'lucide-react'
import type { Section } from '../section.ts'

export const accountsSection: Section = {
  group: 'work',
  icon: UserRoundSearch,
  needs: ['support'],
  words: ['staff_forms', 'staff_accounts', 'staff_bookings'],
  pages: {
    '/staff/accounts': 'accounts/accounts-page.tsx',
    '/staff/accounts/:id': 'accounts/account-page.tsx',
  },
}
