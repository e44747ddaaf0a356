import { z } from 'zod'

/** RFC 9457, with a stable snake_case `code` and, for a 400, the invalid fields. */
export const ProblemContract = z
  .object({
    type: z.string(),
    title: z.string().meta({ description: 'In the language of lang_id' }),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    fields: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof ProblemContract>
