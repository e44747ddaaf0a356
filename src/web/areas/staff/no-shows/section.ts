import { CarFront } from 'lucide-react'
import type { Section } from '../section.ts'

export const noShowsSection: Section = {
  group: 'work',
  icon: CarFront,
  needs: ['support'],
  words: ['staff_forms', 'no_shows'],
  pages: { '/staff/no-shows': 'no-shows/no-shows-page.tsx' },
}
