import { z } from 'zod'

/** RFC 9457, with a stable snake_case `code` and, for a 400, the fields at fault. */
export const ProblemContract = z
  .object({
    type: z.string(),
    title: z.string().meta({ description: 'In the language of lang_id' }),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    search: z.string().optional().meta({
      description: 'The query of a search for the same rental, where a car of it is refused',
      example: 'pickup_id=DXB&pickup_date=2027-03-01&pickup_time=10:00',
    }),
    fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof ProblemContract>
