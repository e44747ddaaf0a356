import { pagesOf } from '#web/app/page-route.ts'

const page = pagesOf('content')

/** Pages that tell about us and the places we rent at, and the ways to write to us. */
export const contentPages = [
  page('/newsletter', 'newsletter/newsletter-page.tsx', ['newsletter', 'accounts', 'terms']),
  page('/newsletter/confirm', 'newsletter/confirm-page.tsx', ['newsletter', 'accounts', 'terms']),
  page('/newsletter/leave', 'newsletter/leave-page.tsx', ['newsletter', 'accounts', 'terms']),
]
