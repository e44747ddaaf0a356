import { z } from 'zod'
import { httpUrl } from '#platform/http/http-url.ts'

/** Variables of further outside services; each is disabled if its address is unset. */
export const serviceVariables = {
  GEOIP_URL: httpUrl.optional().meta({
    description:
      'a service that tells the country of an address as JSON, at {ip} in its URL or appended to it',
  }),
  MAP_STYLE_URL: httpUrl.optional().meta({
    description:
      'a MapLibre style, which the browsers of visitors load when they open the map of desks; a key in it is seen by all',
    unset: 'a drawing of our own, which asks nobody',
  }),
  MAP_SOURCES: z.string().transform(readOrigins).optional().meta({
    description:
      'origins of the tiles, fonts and pictures that MAP_STYLE_URL names, such as https://tiles.example, with commas between',
    unset: 'that of MAP_STYLE_URL alone',
  }),
  TRANSLATION_URL: httpUrl.optional().meta({
    description: 'translates texts that nobody has translated: a server with LibreTranslate’s API',
  }),
  TRANSLATION_KEY: z.string().optional().meta({ description: 'the key of TRANSLATION_URL' }),
}

function readOrigins(text: string, context: z.RefinementCtx): string[] {
  const origins = text.split(',').map((origin) => origin.trim())
  // An origin and nothing else: it becomes part of the content security policy.
  if (origins.every((origin) => /^https?:\/\//.test(origin) && URL.parse(origin)?.origin === origin))
    return origins
  context.addIssue({ code: 'custom', message: 'is a list of origins such as https://tiles.example' })
  return z.NEVER
}
