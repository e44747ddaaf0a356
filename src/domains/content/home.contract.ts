import { z } from 'zod'
import { CurrencyIdField, LangIdField, MoneyContract, queryNumber } from '#kernel/contract.ts'
import { LocationContract } from '#domains/rentals/locations/location.contract.ts'
import { RatingCountField, RatingField } from '#domains/rentals/search/search.contract.ts'
import { DealContract, SeenPriceContract } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { QuestionContract } from './content.contract.ts'

export const HomeQuery = z.object({
  lang_id: queryNumber(LangIdField).optional(),
  role_id: queryNumber(z.int().min(1).max(3)).default(1).meta({
    description:
      '1 traveller, 2 partner, 3 staff. For 2, a partner’s people are also answered `partner`; the rest is the same for each',
  }),
  currency_id: queryNumber(CurrencyIdField).optional(),
})

/** The public data of a supplier. */
export const SupplierLogoContract = z
  .object({
    id: z.int(),
    name: z.string(),
    logo: z.string(),
    rating: RatingField,
    rating_count: RatingCountField,
  })
  .meta({ id: 'SupplierLogo' })

export const SupplierLogosReply = z.object({ items: z.array(SupplierLogoContract) })

/** A traveller's comment on a rating, approved by the staff. */
export const TestimonialContract = z
  .object({
    id: z.uuid(),
    score: z.int(),
    comment: z.string(),
    supplier: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'Testimonial' })
export type Testimonial = z.infer<typeof TestimonialContract>

/** The home page's part for people of a partner. */
export const PartnerHomeContract = z
  .object({
    partner_code: z.string().meta({ description: 'Names the partner in links', example: 'DUNE' }),
    links: z.array(z.object({ kind: z.enum(['home', 'deals']), lang_id: LangIdField, url: z.url() })),
    month: z.string().meta({ description: 'By UTC', example: '2026-11' }),
    bookings: z.int().meta({ description: 'Ordered in this month' }),
    commission: z.object({
      pending: MoneyContract,
      confirmed: MoneyContract,
      payable: MoneyContract,
      paid: MoneyContract,
      reversed: MoneyContract,
    }),
  })
  .meta({ id: 'PartnerHome' })
export type PartnerHome = z.infer<typeof PartnerHomeContract>

export const HomeReply = z
  .object({
    hero: z.object({ title: z.string(), lead: z.string() }),
    steps: z.array(z.object({ title: z.string(), text: z.string() })),
    popular_locations: z.array(
      LocationContract.extend({ from: z.union([SeenPriceContract, z.null()]) }).meta({
        id: 'PopularLocation',
      }),
    ),
    deals: z.array(DealContract),
    suppliers: z.array(SupplierLogoContract),
    faqs: z.array(QuestionContract),
    testimonials: z.array(TestimonialContract),
    languages: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
    currencies: z.array(z.object({ id: z.int(), code: z.string(), symbol: z.string() })),
    partner: PartnerHomeContract.optional().meta({
      description:
        'With `role_id` 2, for the people of a partner: their links, and what this month’s orders earn',
    }),
  })
  .meta({ id: 'Home' })
export type Home = z.infer<typeof HomeReply>
