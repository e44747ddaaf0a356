import { contentRoutes } from '#domains/content/content.routes.ts'
import { findContent } from '#domains/content/find-content.usecase.ts'
import { contentStore } from '#domains/content/content.store.ts'
import { restorePrevious } from '#domains/content/restore-previous.usecase.ts'
import { homeRoutes } from '#domains/content/home.routes.ts'
import { contentPersonalData } from '#domains/content/content-personal-data.store.ts'
import type { PlaceholderValues } from '#domains/content/placeholders.ts'
import { previewVersion } from '#domains/content/preview-version.usecase.ts'
import { publishRoutes } from '#domains/content/publish.routes.ts'
import { publishVersion } from '#domains/content/publish-version.usecase.ts'
import { publishedContent } from '#domains/content/published-content.service.ts'
import { readHome, type SeenPrices } from '#domains/content/read-home.usecase.ts'
import { saveDraft } from '#domains/content/save-draft.usecase.ts'
import { staffContentRoutes } from '#domains/content/staff-content.routes.ts'
import { supplierLogos } from '#domains/content/supplier-logos.ts'
import { bulkComments } from '#domains/content/testimonials/bulk-comment.store.ts'
import { refuseComments, showComments } from '#domains/content/testimonials/bulk-comments.service.ts'
import { judgeTestimonial } from '#domains/content/testimonials/judge-testimonial.usecase.ts'
import { testimonialRoutes } from '#domains/content/testimonials/testimonial.routes.ts'
import { testimonialStore } from '#domains/content/testimonials/testimonial.store.ts'
import type { Language } from '#kernel/locale.ts'
import { COMMA } from '#kernel/texts.ts'
import type { Locations } from '../locations.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { PartnerLinks } from '../partners/links.ts'
import type { PartnerReports } from '../partners/reports.ts'
import type { Ratings } from '../ratings.ts'
import type { Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { Suppliers } from '../suppliers.ts'

type Needs = {
  staff: Pick<Staff, 'staffWrite' | 'requireStaff'>
  suppliers: Pick<Suppliers, 'soldSuppliers'>
  locations: Pick<Locations, 'findLocations'>
  ratings: Pick<Ratings, 'ratingOf'>
  prices: SeenPrices
  partnerLinks: Pick<PartnerLinks, 'percentOf'>
  accounts: Pick<Accounts, 'findTraveller'>
  partnerReports: Pick<PartnerReports, 'readPartnerHome'>
}

/** Testimonials on the home page. */
const SHOWN_TESTIMONIALS = 6

export function wireContent(
  { db, clock, config, settings, rateLimit }: Shared,
  { accounts, staff, suppliers, locations, ratings, prices, partnerLinks, partnerReports }: Needs,
) {
  const { staffWrite, requireStaff } = staff
  const store = contentStore(db)
  const testimonials = testimonialStore(db)
  const valuesIn = (language: Language) => placeholderValues(config, language)
  const content = publishedContent({ store, valuesIn, clock })
  const logos = () => supplierLogos(suppliers.soldSuppliers(), ratings.ratingOf)
  const home = readHome({
    content,
    generation: async () => `${await content.generation()} ${settings.generation()}`,
    wellKnownPlaces: (language) => locations.findLocations({ search: undefined, near: undefined, language }),
    suppliers: logos,
    testimonials: () => testimonials.shown(SHOWN_TESTIMONIALS),
    prices,
    clock,
  })
  const forget = () => {
    content.forget()
    home.forget()
  }
  const judging = { comments: bulkComments(db), testimonials, forget }
  const usualLanguage: Language = config.DEFAULT_LANGUAGE === 'en' ? 'en' : 'ar'
  return {
    findContent: findContent(store),
    bulkActs: [showComments(judging), refuseComments(judging)],
    /** Changes whenever anything that readers see is published, for caches of whole pages. */
    contentGeneration: () => content.generation(),
    /** The published pages by their addresses, each with the time of its publication. */
    contentPages: async () =>
      (await store.published()).map(({ page, changedAt }) => ({
        path: page === 'home' ? '/' : `/${page}`,
        lastmod: changedAt,
      })),
    personalData: [contentPersonalData(db)],
    api: [
      contentRoutes({ content, usualLanguage }),
      homeRoutes({
        readHome: home.read,
        suppliers: logos,
        percentOf: partnerLinks.percentOf,
        async readPartnerHome(c, currency) {
          const caller = await accounts.findTraveller(c)
          return caller && partnerReports.readPartnerHome(caller.traveller.userId, currency)
        },
        usualLanguage,
        usualCurrency: config.DEFAULT_CURRENCY,
      }),
      staffContentRoutes({
        content: store,
        previewVersion: previewVersion({ content: store, valuesIn }),
        requireStaff,
      }),
      publishRoutes({
        saveDraft: saveDraft({ content: store, staffWrite }),
        publishVersion: publishVersion({ content: store, staffWrite, forget }),
        restorePrevious: restorePrevious({ content: store, staffWrite, forget }),
        requireStaff,
        rateLimit,
      }),
      testimonialRoutes({
        testimonials,
        judgeTestimonial: judgeTestimonial({ testimonials, staffWrite, forget }),
        requireStaff,
        rateLimit,
      }),
    ],
  }
}

/** The configuration separates the lines of an address by `|`. */
function placeholderValues(config: Shared['config'], language: Language): PlaceholderValues {
  return {
    product: config.PRODUCT_NAME,
    company: config.COMPANY_NAME ?? config.PRODUCT_NAME,
    address: config.COMPANY_ADDRESS?.split('|').join(COMMA[language]) ?? null,
    tax_id: config.COMPANY_TAX_ID ?? null,
    cookie: config.PRODUCT_NAME.toLowerCase(),
  }
}
