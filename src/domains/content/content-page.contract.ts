/** Pages that consist of sections: their API paths, and their names in the reference. */
export const SECTION_PAGES = {
  about: { path: '/static-content', summary: 'About the company' },
  'privacy-policy': { path: '/privacy-policy', summary: 'Privacy Policy' },
  'terms-and-conditions': { path: '/term-condition', summary: 'Terms & Conditions' },
} as const
export type SectionPage = keyof typeof SECTION_PAGES
export const SECTION_PAGE_NAMES = Object.keys(SECTION_PAGES) as readonly SectionPage[]

/** Pages whose text is stored as versions written by the staff. */
export const CONTENT_PAGES = ['home', ...SECTION_PAGE_NAMES, 'help'] as const
export type ContentPage = (typeof CONTENT_PAGES)[number]
