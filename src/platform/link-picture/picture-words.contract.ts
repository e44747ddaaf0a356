import { z } from 'zod'
import { LANGUAGE_CODES } from '#kernel/locale.ts'

/** Texts of the image of a shared search or car. */
export const PictureWords = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  title: z.string(),
  description: z.string(),
  /** A formatted amount, in large type below the description. */
  total: z.string().optional(),
})
export type PictureWords = z.infer<typeof PictureWords>
