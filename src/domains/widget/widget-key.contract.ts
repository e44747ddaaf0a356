import { z } from 'zod'

export const WidgetKeyQuery = z.object({
  key: z.string().trim().default('').meta({ description: 'The `api-key` of a widget' }),
})

export const WidgetKeyReply = z
  .object({
    name: z.string(),
    base_urls: z
      .array(z.string())
      .meta({ description: 'Origins that `baseUrl` may be on besides the loader’s own' }),
  })
  .meta({ id: 'WidgetKey' })
