import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { z } from 'zod'
import { WIDGET_DEFAULTS, WIDGET_SCHEMES, WIDGET_TABS, type WidgetTab } from './widget-config.contract.ts'

const { primaryColor } = WIDGET_DEFAULTS

/**
 * Tabs by their names with commas between; what is no tab is left out, and where nothing else is named it is the default two.
 * None named is none: who made the page switched all of them off.
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
 * The address of the frame. A bad value is replaced by its default: the loader has named it in the console. The default
 * language is the product's.
 */
export const FrameQuery = z.object({
  ...ThemeFields,
  /** Of this widget among those of the page. */
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .catch(''),
  /** Of the page around the frame. */
  origin: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .catch(''),
})

/** Text that is noted in a booking, as `CreateTripBody` takes it. */
const referenceField = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)
    .catch('')

/**
 * The address of the whole page; `trip` is the id of one to open, for who signs in to see it,
 * `offer` a price that the desk has mailed. A partner's links name the partner, as all their links do; what is private is in its
 * fragment, which no server sees.
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
