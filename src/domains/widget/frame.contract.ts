import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { z } from 'zod'
import { WIDGET_DEFAULTS, WIDGET_SCHEMES, WIDGET_TABS, type WidgetTab } from './widget-config.contract.ts'

const { primaryColor } = WIDGET_DEFAULTS

/**
 * Comma-separated names of tabs. Unknown names are ignored; if none remains, or the parameter is absent, the
 * two default tabs are shown. An empty value shows none: the page's owner switched all tabs off.
 */
const TabsField = z
  .string()
  .optional()
  .transform((text): readonly WidgetTab[] => {
    if (text === '') return []
    const requested = text?.split(',') ?? []
    const shown = WIDGET_TABS.filter((tab) => requested.includes(tab))
    return shown.length > 0 ? shown : ['local', 'outstation']
  })

/** Fields shared by the frame and the whole page. */
const ThemeFields = {
  key: z.string().max(100).catch(''),
  language: z.enum(LANGUAGE_CODES).optional().catch(undefined),
  color: z
    .string()
    .regex(/^#([\da-f]{3}|[\da-f]{6})$/i)
    .catch(primaryColor),
  scheme: z.enum(WIDGET_SCHEMES).catch('auto'),
  tabs: TabsField,
  corp: z.string().trim().max(60).catch(''),
}

/**
 * Query of the frame. An invalid value is replaced by its default; the loader has reported it in the console.
 * The default language is the product's.
 */
export const FrameQuery = z.object({
  ...ThemeFields,
  /** Id of this widget on its page. */
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(''),
  /** Origin of the embedding page. */
  origin: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .catch(''),
})

/** Text stored with a booking, as accepted by `CreateTripBody`. */
const referenceField = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .catch('')

/**
 * Query of the whole page. `trip`: id of a trip to open after sign-in. `offer`: a price mailed by the desk.
 * Links of a partner name the partner. Private data is in the fragment, which is not sent to servers.
 */
export const WholePageQuery = z.object({
  ...ThemeFields,
  partner: referenceField(60),
  sub: referenceField(120),
  trip: z.uuid().optional().catch(undefined),
  offer: z
    .string()
    .regex(/^[\w.-]{1,200}$/)
    .optional()
    .catch(undefined),
})
