import { Ticket } from 'lucide-react'
import type { Section } from '../section.ts'

export const bookingsSection: Section = {
  group: 'work',
  icon: Ticket,
  needs: ['support', 'finance'],
  words: [
    'staff_forms',
    'staff_bookings',
    'staff_mails',
    'booking_notes',
    'staff_bulk',
    'booking',
    'search',
    'partner_earnings',
  ],
  pages: {
    '/staff/bookings': 'bookings/bookings-page.tsx',
    '/staff/bookings/:id': 'bookings/booking-page.tsx',
  },
}
