import { z } from 'zod'
import { orNull, searchField } from '#kernel/contract.ts'

/** Kinds of records that the staff's search finds, in display order. */
export const SEARCH_HIT_KINDS = [
  'bookings',
  'trips',
  'people',
  'tasks',
  'enquiries',
  'partners',
  'companies',
  'coupons',
  'places',
  'margins',
  'content',
] as const
export type SearchHitKind = (typeof SEARCH_HIT_KINDS)[number]

export const FindQuery = z.object({
  search: searchField(100).meta({
    description:
      'An id or a reference; parts of a name, an e-mail, a phone number or a supplier’s reference; a day or a month, with or without its year; an amount with its decimals, the last four digits of a card, or both. Names are found by their sound and in other scripts, and whatever is typed with one error',
  }),
})

export const SearchHitContract = z
  .object({
    id: z.string().meta({ description: 'A UUID; of a page of content and of a place its name' }),
    name: z.string().meta({ description: 'A reference, a number or a name' }),
    text: orNull(z.string()).meta({ description: 'Whom it is of, or what else names it' }),
    state: orNull(z.string()).meta({ description: 'Its state; of a person the role, of a task the kind' }),
    at: orNull(z.string()).meta({
      description: 'Wall time of the pick-up; of a task its deadline, of an enquiry when it came',
    }),
  })
  .meta({ id: 'Found' })

export const FindReply = z
  .object({
    groups: z.array(
      z.object({
        kind: z.enum(SEARCH_HIT_KINDS),
        items: z.array(SearchHitContract),
        more: z.boolean().meta({ description: 'There are others' }),
      }),
    ),
  })
  .meta({ id: 'FoundByStaff' })
export type StaffSearchResults = z.infer<typeof FindReply>
