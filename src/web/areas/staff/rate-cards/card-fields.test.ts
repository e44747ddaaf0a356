import { expect, test } from 'vitest'
import { RateCardContent } from '#domains/fares/shapes/card-content.contract.ts'
import { ONE_WAY, RENTAL, ROUND_TRIP, SELF_DRIVE, TRANSFER } from '#testing/builders/trips/trip-fares.ts'
import { draftOf, valuesOf } from '../form/draft.ts'
import { CARD_FIELDS } from './card-fields.ts'

test.for(
  [RENTAL, TRANSFER, ONE_WAY, ROUND_TRIP, SELF_DRIVE].map((content) => [content.kind, content] as const),
)('the form of a card of kind %s sends back what it shows', ([kind, content]) => {
  const fields = CARD_FIELDS[kind]
  const { currency } = content
  const sent = RateCardContent.parse({ kind, currency, ...valuesOf(fields, draftOf(fields, content)) })
  expect(sent).toEqual(content)
})
