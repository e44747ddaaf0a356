import { PhoneCall } from 'lucide-react'
import type { Section } from '../section.ts'

export const callersSection: Section = {
  group: 'work',
  icon: PhoneCall,
  needs: ['support'],
  words: ['staff_forms', 'staff_callers', 'home', 'search', 'car', 'cover', 'terms'],
  pages: { '/staff/bookings/new': 'callers/book-for-caller-page.tsx' },
}
