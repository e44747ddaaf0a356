import { Settings2 } from 'lucide-react'
import type { Section } from '../section.ts'

export const settingsSection: Section = {
  group: 'site',
  icon: Settings2,
  needs: ['admin'],
  words: ['staff_forms', 'staff_settings'],
  pages: { '/staff/settings': 'settings/settings-page.tsx' },
}
