import { z } from 'zod'
import { fieldError, orNull, queryNumber } from '#kernel/contract.ts'
import { gridQuery, gridReply } from '../grid.contract.ts'
import type { TripFieldCode } from '../../trip-field-messages.ts'

/** Kind of banners on the home of the widget. */
export const WIDGET_HOME = 2

const kindError = fieldError<TripFieldCode>('banner_kind_invalid')

export const BannerGridQuery = gridQuery(['rank'], {
  kind: queryNumber(z.int(kindError).min(1, kindError))
    .optional()
    .meta({ description: `${WIDGET_HOME}: those of the widget’s home` }),
})
export type BannerGridQuery = z.infer<typeof BannerGridQuery>

export const BannerGridRow = z
  .object({
    banner_id: z.uuid(),
    kind: z.int(),
    rank: z.int().meta({ description: 'Its place among those of its kind' }),
    title: z.string(),
    text: z.string(),
    picture: z.string().meta({ example: '/trips/banners/airport.svg' }),
    link: orNull(z.string()),
  })
  .meta({ id: 'BannerGridRow' })
export type BannerGridRow = z.infer<typeof BannerGridRow>
export const BannerGridReply = gridReply(BannerGridRow)
