import { z } from 'zod'
import { httpUrl } from '#platform/http/http-url.ts'

/** Further outside services, each left out where its address is unset. */
export const serviceVariables = {
  GEOIP_URL: httpUrl.optional().meta({
    description:
      'a service that tells the country of an address as JSON, at {ip} in its URL or appended to it',
  }),
  TRANSLATION_URL: httpUrl.optional().meta({
    description: 'translates texts that nobody has translated: a server with LibreTranslate’s API',
  }),
  TRANSLATION_KEY: z.string().optional().meta({ description: 'the key of TRANSLATION_URL' }),
}
