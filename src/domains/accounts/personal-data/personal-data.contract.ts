import { z } from 'zod'
import { UserContract } from '../account.contract.ts'

export const PersonalDataReply = z.object({
  exported_at: z.iso.datetime(),
  profile: UserContract,
  held: z
    .record(z.string(), z.array(z.looseObject({})))
    .meta({ description: 'Everything else, list by list: devices, bookings, payments, invoices …' }),
})
export type AccountExport = z.output<typeof PersonalDataReply>
