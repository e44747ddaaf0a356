import { WalletCards } from 'lucide-react'
import type { Section } from '../section.ts'

export const walletsSection: Section = {
  group: 'partners',
  icon: WalletCards,
  needs: ['finance'],
  words: ['staff_forms', 'wallets'],
  pages: {
    '/staff/wallets': 'companies/wallets-page.tsx',
    '/staff/wallets/:id': 'companies/wallet-page.tsx',
  },
}
