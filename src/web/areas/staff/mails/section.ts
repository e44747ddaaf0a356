import { Mails } from 'lucide-react'
import type { Section } from '../section.ts'

export const mailsSection: Section = {
  group: 'work',
  icon: Mails,
  needs: ['support'],
  words: ['staff_forms', 'staff_mails', 'staff_bulk'],
  pages: {
    '/staff/mails': 'mails/mails-page.tsx',
    '/staff/mails/templates': 'mails/templates-page.tsx',
  },
}
