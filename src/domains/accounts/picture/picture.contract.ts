import { z } from 'zod'
import { fieldError } from '#kernel/contract.ts'
import type { AccountFieldCode } from '../account-field-messages.ts'

const file = { type: 'string', format: 'binary' } as const

/** A multipart/form-data form with a file. */
export const UpdateImageForm = z.strictObject({
  image: z.instanceof(File, fieldError<AccountFieldCode>('image_required', 'image_expected')).meta({
    ...file,
    description: 'JPEG, PNG or WebP of at most 5 MB; its middle square is kept',
  }),
})
