import { z } from 'zod'
import { fieldError } from '#kernel/contract.ts'

/** Records that trips users may hide, restore or delete, in addition to the staff. */
export const OWN_RECORDS = ['profile', 'vehicle', 'driver'] as const
export type OwnRecord = (typeof OWN_RECORDS)[number]

/** `soft` hides, `restore` shows again, `hard` deletes unreferenced records and erases people. */
export const RECORD_MODES = ['soft', 'restore', 'hard'] as const

export const SoftHardUpdateBody = z
  .strictObject({
    entity: z.enum(OWN_RECORDS),
    id: z.uuid(fieldError('id_required')),
    mode: z.enum(RECORD_MODES),
  })
  .meta({ id: 'SoftHardUpdate' })
export type SoftHardUpdateBody = z.infer<typeof SoftHardUpdateBody>

export const SoftHardUpdateReply = z
  .object({
    entity: z.enum(OWN_RECORDS),
    id: z.uuid(),
    state: z.enum(['hidden', 'shown', 'deleted']),
  })
  .meta({ id: 'SoftHardUpdateReply' })
export type SoftHardUpdateReply = z.infer<typeof SoftHardUpdateReply>
