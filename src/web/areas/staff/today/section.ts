import { CalendarClock } from 'lucide-react'
import type { Section } from '../section.ts'

export const todaySection: Section = {
  group: 'work',
  icon: CalendarClock,
  needs: [],
  words: ['today'],
  pages: { '/staff': 'today/today-page.tsx' },
}
