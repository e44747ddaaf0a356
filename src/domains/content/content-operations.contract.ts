import { operation } from '#kernel/operation.ts'
import { SECTION_PAGES, type SectionPage } from './content-page.contract.ts'
import { HelpReply, IndustriesReply, LanguageQuery, StaticContentReply } from './content.contract.ts'
import { SupplierLogosReply } from './home.contract.ts'

const shared = {
  method: 'get',
  access: 'reader',
  query: LanguageQuery,
  // The same time as a process caches published texts.
  replyHeaders: { 'cache-control': 'public, max-age=2', vary: 'Accept-Language' },
} as const

export const readHelp = operation({
  ...shared,
  path: '/help-enquiry',
  summary: 'Help & FAQs: topics with their questions',
  reply: [HelpReply, 'As published'],
})

export const listIndustries = operation({
  ...shared,
  path: '/industry',
  summary: 'Lines of business, for who wants to join',
  reply: [IndustriesReply, 'Each with its number'],
})

export const listSupplierLogos = operation({
  ...shared,
  path: '/supplier-logo',
  summary: 'The suppliers whose cars are offered',
  forClients: 'A page of yours shows whose cars are offered; our home page has them from `/api/home`.',
  reply: [SupplierLogosReply, 'Each once'],
})

/** Returns the operation that reads a page of sections. */
export function readSectionsOf(page: SectionPage) {
  return operation({
    ...shared,
    ...SECTION_PAGES[page],
    reply: [StaticContentReply, 'Its sections, as published'],
  })
}
