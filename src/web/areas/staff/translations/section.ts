import { Languages } from 'lucide-react'
import type { Section } from '../section.ts'

export const translationsSection: Section = {
  group: 'site',
  icon: Languages,
  needs: ['translator'],
  words: ['staff_forms', 'translations'],
  pages: { '/staff/translations': 'translations/translations-page.tsx' },
}
