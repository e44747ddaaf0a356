import { z } from 'zod'
import { fieldError, MoneyContract, orNull, textField, oneOf } from '#kernel/contract.ts'
import { PACKAGED_CATEGORIES, type PackagedCategory } from '#domains/fares/categories.contract.ts'
import { gridQuery, gridReply } from '../grid.contract.ts'
import type { TripFieldCode } from '../../trip-field-messages.ts'

const CATEGORIES = PACKAGED_CATEGORIES.map(String) as [`${PackagedCategory}`, ...`${PackagedCategory}`[]]

export const PackageGridQuery = gridQuery(['category', 'from'], {
  city_id: textField('city_required', 40),
  category: z
    .enum(CATEGORIES, fieldError<TripFieldCode>('trip_category_unknown'))
    .transform((text) => Number(text) as PackagedCategory)
    .optional(),
})
export type PackageGridQuery = z.infer<typeof PackageGridQuery>

/** A package of hours and kilometres, a self-drive plan, or a kind of transfer. */
export const PackageGridRow = z
  .object({
    package_id: z.string().meta({ description: '`package_id` or `plan_id` of a quote', example: '8h80km' }),
    category: oneOf(PACKAGED_CATEGORIES),
    minutes: orNull(z.int()),
    km: orNull(z.int()),
    garage_to_garage: z.boolean().meta({ description: 'Also counts the way from the garage and back' }),
    from: MoneyContract.meta({ description: 'Total of the cheapest vehicle, with tax' }),
    vehicle_types: z.array(z.object({ vehicle_type_id: z.string(), name: z.string(), price: MoneyContract })),
  })
  .meta({ id: 'PackageGridRow' })
export type PackageGridRow = z.infer<typeof PackageGridRow>
export const PackageGridReply = gridReply(PackageGridRow)
