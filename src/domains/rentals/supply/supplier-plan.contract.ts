import { z } from 'zod'
import { LangIdField } from '#kernel/contract.ts'

const count = z.int().min(0)

/** Outcomes of the requests in a period. */
const HealthContract = z
  .object({
    asked: count.meta({ description: 'Questions for cars that were sent to it' }),
    answered: count,
    late: count.meta({ description: 'Answered, after the search had gone on without it' }),
    refused: count.meta({ description: 'Answered that it rents nothing for this rental' }),
    failed: count,
    overloaded: count.meta({ description: 'Never sent, as too many were under way' }),
    p50_ms: z.int().nullable().meta({ description: 'Half of its answers took no longer; within a fifth' }),
    p95_ms: z.int().nullable(),
  })
  .meta({ id: 'PlanHealth' })
export type PlanHealth = z.infer<typeof HealthContract>

export const BREAKER_STATES = ['closed', 'half_open', 'open'] as const

const DifferenceContract = z
  .object({
    booking_id: z.uuid(),
    reference: z.string(),
    kind: z.enum(['reservation', 'supplier_total']),
    ours: z.string(),
    theirs: z.string(),
    last_seen_at: z.iso.datetime(),
  })
  .meta({ id: 'SupplierDifference' })
export type SupplierDifference = z.infer<typeof DifferenceContract>

export const SupplierPlanContract = z
  .object({
    plan_id: z.string(),
    name: z.string(),
    label: z.string().meta({ description: 'What travellers see of it' }),
    supplier_id: z.int(),
    supplier: z.string(),
    payment: z.enum(['now', 'desk', 'part']),
    margin_percent: z.number().meta({ description: 'Its own, where no rule says another' }),
    on: z.boolean(),
    version: z.int().meta({ description: 'To be sent when it is switched' }),
    stations: count,
    places: count.meta({ description: 'Airports and cities where it can be searched' }),
    breaker: z
      .enum(BREAKER_STATES)
      .meta({ description: 'As any process has seen it in the last two minutes; open: it rests' }),
    hour: HealthContract,
    day: HealthContract,
    garbage: z
      .array(z.object({ minute: z.iso.datetime(), detail: z.string(), count }))
      .meta({ description: 'What could not be read lately, the newest first' }),
    differences: z
      .array(DifferenceContract)
      .meta({ description: 'Where its book differed from ours in the last 30 days, the newest first' }),
  })
  .meta({ id: 'SupplierPlan' })
export type SupplierPlan = z.infer<typeof SupplierPlanContract>

export const SupplierPlansReply = z.object({ items: z.array(SupplierPlanContract) })
export type SupplierPlans = z.infer<typeof SupplierPlansReply>

export const SwitchPlanParams = z.object({ id: z.string().max(60) })
export const SwitchPlanBody = z.strictObject({
  on: z.boolean(),
  version: z.int().min(0),
  lang_id: LangIdField.optional(),
})
export const SwitchPlanReply = z.object({ plan: SupplierPlanContract })
