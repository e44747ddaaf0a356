import { FileText } from 'lucide-react'
import type { Section } from '../section.ts'

export const contentSection: Section = {
  group: 'site',
  icon: FileText,
  needs: ['content'],
  words: ['staff_forms', 'staff_content'],
  pages: {
    '/staff/content': 'content/contents-page.tsx',
    '/staff/content/:page': 'content/content-page.tsx',
  },
}
