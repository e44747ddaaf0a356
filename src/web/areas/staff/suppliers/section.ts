import { Truck } from 'lucide-react'
import type { Section } from '../section.ts'

export const suppliersSection: Section = {
  group: 'work',
  icon: Truck,
  needs: ['suppliers'],
  words: ['staff_forms', 'staff_suppliers', 'home'],
  pages: {
    '/staff/suppliers': 'suppliers/suppliers-page.tsx',
    '/staff/suppliers/margins': 'suppliers/margins-page.tsx',
  },
}
