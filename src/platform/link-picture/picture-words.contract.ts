import { z } from 'zod'

/** What the picture of a shared search or car says. */
export const PictureWords = z.strictObject({
  language: z.enum(['en', 'ar']),
  title: z.string(),
  description: z.string(),
  /** An amount in words, set large below the description. */
  total: z.string().optional(),
})
export type PictureWords = z.infer<typeof PictureWords>
