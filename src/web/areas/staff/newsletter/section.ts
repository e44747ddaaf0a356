import { Newspaper } from 'lucide-react'
import type { Section } from '../section.ts'

export const newsletterSection: Section = {
  group: 'site',
  icon: Newspaper,
  needs: ['content'],
  words: ['staff_newsletter'],
  pages: { '/staff/newsletter': 'newsletter/newsletter-page.tsx' },
}
