import { z } from 'zod'
import { orNull } from '#kernel/contract.ts'
import { FareExplanation } from '#domains/fares/lines/fare.contract.ts'

const ExplainedContract = FareExplanation.extend({
  matches: z.boolean().meta({ description: 'Computed again it is to the cent what was kept' }),
}).meta({ id: 'ExplainedFare' })

/** The quoted fare, and the bill if it exists. */
export const ExplainTripReply = z.object({ quoted: ExplainedContract, billed: orNull(ExplainedContract) })
