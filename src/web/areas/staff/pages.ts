import type { Texts } from '#ui/messages/messages.ts'
import { addWordFiles } from '#web/app/messages.ts'
import { pagesOf } from '#web/app/page-route.ts'
import type { PageModule } from '#web/app/page.ts'
import { SECTION_NAMES, STAFF_SECTIONS } from './sections.ts'

const page = pagesOf('staff', import.meta.glob<PageModule>('./**/*-page.tsx'))

addWordFiles(import.meta.glob<Texts>('/src/web/areas/staff/words/*/*.json', { import: 'default' }))

/** Message namespaces of every staff page: its own, and those of the second sign-in step. */
const COMMON = ['staff', 'account', 'accounts', 'forms', 'security', 'terms']

/** The pages of all sections of the staff area. */
export const staffPages = SECTION_NAMES.flatMap((name) => {
  const { pages, words } = STAFF_SECTIONS[name]
  return Object.entries(pages).map(([path, file]) =>
    page(path, file, [...COMMON, ...words], { closed: true, framed: true }),
  )
})
