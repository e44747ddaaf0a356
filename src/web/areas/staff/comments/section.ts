import { Star } from 'lucide-react'
import type { Section } from '../section.ts'

export const commentsSection: Section = {
  group: 'site',
  icon: Star,
  needs: ['content'],
  words: ['staff_forms', 'staff_comments', 'staff_bulk'],
  pages: { '/staff/comments': 'comments/comments-page.tsx' },
}
