import { z } from 'zod'
import { MoneyContract } from '#kernel/contract.ts'

/** One line of a fare. Lines add up to the total. `rule` and `inputs` explain it. */
export const FareLine = z
  .object({
    kind: z.string().meta({ example: 'extra_km' }),
    label: z.string().meta({ description: 'In the language of the request' }),
    quantity: z.number().nullable(),
    unit: z.enum(['km', 'hour', 'minute', 'day', 'night', 'seat', 'piece']).nullable(),
    rate: z.union([MoneyContract, z.null()]),
    amount: MoneyContract,
    rule: z.string(),
    inputs: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .meta({ id: 'FareLine' })
export type FareLine = z.infer<typeof FareLine>

export const Fare = z
  .object({
    lines: z.array(FareLine),
    total: MoneyContract,
    /** Included kilometres and minutes. Null if not counted. */
    included: z.object({ km: z.number().nullable(), minutes: z.number().nullable() }),
    /** Rates of extra use. */
    beyond: z.object({
      km: z.union([MoneyContract, z.null()]),
      hour: z.union([MoneyContract, z.null()]),
      waiting_minute: z.union([MoneyContract, z.null()]),
    }),
    deposit: z.union([MoneyContract, z.null()]),
    rate_card: z.union([z.object({ id: z.string(), version: z.int(), version_id: z.string() }), z.null()]),
  })
  .meta({ id: 'Fare' })
export type Fare = z.infer<typeof Fare>

/** Each line with its explanation, recomputed from the stored inputs. */
export const FareExplanation = z
  .object({
    engine: z.int().meta({ description: 'The number of the rules it was computed by' }),
    ...Fare.shape,
    lines: z.array(z.object({ ...FareLine.shape, explanation: z.string() })),
    distance: z.union([
      z.object({
        km: z.number(),
        minutes: z.int(),
        source: z.enum(['road', 'estimate']),
        fallback: z.boolean().meta({ description: 'The router did not answer, so it was estimated' }),
      }),
      z.null(),
    ]),
    calendar_days: z.int(),
    tax: z.object({
      country: z.string(),
      from_day: z.string(),
      fuel_included: z.boolean(),
      basis_points: z.int(),
      by_recipient: z
        .literal(true)
        .optional()
        .meta({ description: 'Reverse charge: the recipient pays the tax to the state' }),
    }),
  })
  .meta({ id: 'FareExplanation' })
export type FareExplanation = z.infer<typeof FareExplanation>
