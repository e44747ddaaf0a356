import { z } from 'zod'
import { SIMULATED_SERVICES } from '../production-settings.ts'
import { PLAN_IDS } from '../supplier-settings.ts'

/** Variables of car suppliers and search timeouts. */
export const rentalVariables = {
  PLANS: z
    .string()
    .regex(/^[\w-]+(?:,[\w-]+)*$/, { error: 'is a list of plan ids with commas between' })
    .transform(readPlans)
    .optional()
    .meta({
      description: 'ids of the plans that are sold, with commas between; the others are not even simulated',
      unset: 'all plans',
    }),
  ALLOW_SIMULATORS: z
    .string()
    .transform((list) => list.split(','))
    .pipe(
      z.array(
        z.enum(SIMULATED_SERVICES, {
          error: `is a list of ${SIMULATED_SERVICES.join(', ')} with commas between`,
        }),
      ),
    )
    .default([])
    .meta({
      description: `what a staging machine simulates in production, with commas between: ${SIMULATED_SERVICES.join(', ')}`,
      unset: 'nothing',
    }),
  SIMULATORS_PORT: z.coerce.number().int().min(1).max(65_500).default(4100).meta({
    description:
      'the first port of npm run simulators; the pictures of simulated suppliers have the same in either case',
  }),
  SEARCH_DEADLINE_MS: z.coerce
    .number()
    .int()
    .min(200)
    .max(60_000)
    .default(6000)
    .meta({ description: 'when a search answers with what it has' }),
  HEDGE_AFTER_MS: z.coerce.number().int().min(50).max(20_000).optional().meta({
    description: 'a supplier that has not answered a search by then is asked a second time',
    unset: 'never',
  }),
}

function readPlans(text: string, context: z.RefinementCtx): string[] {
  const planIds = text.split(',')
  const unknown = planIds.filter((planId) => !PLAN_IDS.has(planId))
  if (unknown.length === 0) return planIds
  context.addIssue({ code: 'custom', message: `no plan ${unknown.join(', ')}` })
  return z.NEVER
}
