import { UsersRound } from 'lucide-react'
import type { Section } from '../section.ts'

export const peopleSection: Section = {
  group: 'site',
  icon: UsersRound,
  needs: ['admin'],
  words: [],
  pages: { '/staff/people': 'people/people-page.tsx' },
}
