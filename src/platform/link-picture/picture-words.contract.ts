import { z } from 'zod'

/** Texts of the image of a shared search or car. */
export const PictureWords = z.strictObject({
  language: z.enum(['en', 'ar']),
  title: z.string(),
  description: z.string(),
  /** A formatted amount, in large type below the description. */
  total: z.string().optional(),
})
export type PictureWords = z.infer<typeof PictureWords>
