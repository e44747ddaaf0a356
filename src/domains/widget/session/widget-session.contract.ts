import { z } from 'zod'

/** Text of a header; empty if it was not sent. */
const HeaderField = z.string().trim().default('')

export const RenewSessionHeaders = z.object({
  'x-api-key': HeaderField.meta({ description: 'The key that the frame was served for' }),
  'x-widget-session': HeaderField.meta({ description: 'The session that the frame has' }),
})

/** Proof that the frame was served for a key; sent as `x-widget-session`. */
export const WidgetSessionContract = z
  .object({
    token: z.string(),
    expires_at: z.iso.datetime().meta({ description: 'Renew it before' }),
  })
  .meta({ id: 'WidgetSession' })
export type WidgetSession = z.infer<typeof WidgetSessionContract>
