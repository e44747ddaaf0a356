import { z } from 'zod'
import { CATEGORIES, type CardedCategory } from '../categories.contract.ts'
import { CARD_PARTS, type CardPart } from './card-parts.contract.ts'

/** Of a union of parts, the fields of all of them. */
type FieldsOf<Part extends CardPart> = {
  [Field in FieldNames<(typeof CARD_PARTS)[Part]>]: FieldOf<(typeof CARD_PARTS)[Part], Field>
}
type FieldNames<Fields> = Fields extends unknown ? keyof Fields : never
type FieldOf<Fields, Field> = Fields extends unknown
  ? Field extends keyof Fields
    ? Fields[Field]
    : never
  : never

/** Of each category that it is given. */
type ContentOf<One> = One extends CardedCategory
  ? z.ZodObject<
      { kind: z.ZodLiteral<One['kind']>; currency: z.ZodString } & FieldsOf<One['card'][number]>,
      z.core.$strict
    >
  : never

/** By kind: categories that are priced alike share one. */
const CARDS: ReadonlyMap<string, readonly CardPart[]> = new Map(
  CATEGORIES.flatMap(({ kind, card }) => (card ? [[kind, card]] : [])),
)

const contents = [...CARDS].map(([kind, parts]) =>
  z.strictObject({
    kind: z.literal(kind),
    currency: z.string().regex(/^[A-Z]{3}$/),
    ...Object.fromEntries(parts.flatMap((part) => Object.entries<z.ZodType>(CARD_PARTS[part]))),
  }),
)

/** What a version of a rate card says, by kind of trip; amounts are hundredths of its currency, before tax. */
export const RateCardContent = z
  .discriminatedUnion(
    'kind',
    // Each with the parts of its kind.
    contents as unknown as [ContentOf<CardedCategory>, ...ContentOf<CardedCategory>[]],
  )
  .meta({ id: 'RateCardContent' })
export type RateCardContent = z.infer<typeof RateCardContent>

/** What a card of a kind says. */
export type CardOf<Kind extends RateCardContent['kind']> = Extract<RateCardContent, { kind: Kind }>
