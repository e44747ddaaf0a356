import { z } from 'zod'
import { CATEGORIES, type CardedCategory } from '../categories.contract.ts'
import { CARD_PARTS, type CardPart } from './card-parts.contract.ts'

/** Merges the fields of a union of parts. */
type FieldsOf<Part extends CardPart> = {
  [Field in FieldNames<(typeof CARD_PARTS)[Part]>]: FieldOf<(typeof CARD_PARTS)[Part], Field>
}
type FieldNames<Fields> = Fields extends unknown ? keyof Fields : never
type FieldOf<Fields, Field> = Fields extends unknown
  ? Field extends keyof Fields
    ? Fields[Field]
    : never
  : never

/** Distributes over a union of categories. */
type ContentOf<One> = One extends CardedCategory
  ? z.ZodObject<
      { kind: z.ZodLiteral<One['kind']>; currency: z.ZodString } & FieldsOf<One['card'][number]>,
      z.core.$strict
    >
  : never

/** Card parts by kind. Categories with the same pricing share one. */
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

/** Contents of a rate-card version, by kind of trip. Amounts are hundredths of its currency, before tax. */
export const RateCardContent = z
  .discriminatedUnion(
    'kind',
    // Each with the parts of its kind.
    contents as unknown as [ContentOf<CardedCategory>, ...ContentOf<CardedCategory>[]],
  )
  .meta({ id: 'RateCardContent' })
export type RateCardContent = z.infer<typeof RateCardContent>

/** Contents of a card of one kind. */
export type CardOf<Kind extends RateCardContent['kind']> = Extract<RateCardContent, { kind: Kind }>
