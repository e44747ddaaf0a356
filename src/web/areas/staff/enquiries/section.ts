import { MessageSquareText } from 'lucide-react'
import type { Section } from '../section.ts'

export const enquiriesSection: Section = {
  group: 'work',
  icon: MessageSquareText,
  needs: ['support'],
  words: ['staff_mails'],
  pages: {
    '/staff/enquiries': 'enquiries/enquiries-page.tsx',
    '/staff/enquiries/:id': 'enquiries/enquiry-page.tsx',
  },
}
