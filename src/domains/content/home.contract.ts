import { z } from 'zod'
import { CurrencyIdField, LangIdField, queryNumber } from '#kernel/contract.ts'
import { LocationContract } from '#domains/rentals/locations/location.contract.ts'
import { RatingCountField, RatingField } from '#domains/rentals/search/search.contract.ts'
import { DealContract, SeenPriceContract } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { QuestionContract } from './content.contract.ts'

export const HomeQuery = z.object({
  lang_id: queryNumber(LangIdField).optional(),
  role_id: queryNumber(z.int().min(1).max(3)).default(1).meta({
    description:
      '1 traveller, 2 partner, 3 staff. The home page is the same for each; what belongs to a role is read by its own calls',
  }),
  currency_id: queryNumber(CurrencyIdField).optional(),
})

/** A supplier as anybody may see it. */
export const SupplierLogoContract = z
  .object({
    id: z.int(),
    name: z.string(),
    logo: z.string(),
    rating: RatingField,
    rating_count: RatingCountField,
  })
  .meta({ id: 'SupplierLogo' })
export type SupplierLogo = z.infer<typeof SupplierLogoContract>

export const SupplierLogosReply = z.object({ items: z.array(SupplierLogoContract) })

/** What a traveller wrote with a rating, and the staff let through. */
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
  })
  .meta({ id: 'Home' })
export type Home = z.infer<typeof HomeReply>
