import { WIDGET_DEFAULTS, type Prefill, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import { isRecord } from '../messages/messages.ts'

/** A length of CSS; a bare number is of pixels. */
const LENGTH = /^\d{1,5}(\.\d{1,4})?(px|r?em|ch|%|[dsl]?v[wh])?$/

/** Patterns of text fields. Modes and schemes come from the contract, which would be larger than patterns. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  xCorpId: /^.{0,60}$/,
  marginTop: LENGTH,
  width: LENGTH,
  primaryColor: /^#([\da-f]{3}){1,2}$/i,
  apiKey: /^.{0,100}$/,
  mode: /^(inline|button|dialog)$/,
  scheme: /^(light|dark|auto)$/,
  partnerCode: /^.{0,60}$/,
  subId: /^.{0,120}$/,
}

/** Parses a field's value from a page, mostly an attribute's text. Undefined if invalid. */
export function readField(field: keyof WidgetConfig, value: unknown): unknown {
  if (field === 'metadata') return metadata(value)
  if (field === 'prefill') return prefill(value)
  if (typeof value === 'object') return undefined
  const text = `${value as string | number}`.trim()
  if (WIDGET_DEFAULTS[field] === !!WIDGET_DEFAULTS[field])
    return text === 'true' || (text === 'false' ? false : undefined)
  if (field === 'baseUrl') return baseUrl(text)
  if (field === 'language') return /^(en|ar|fr)/i.exec(text)?.[0].toLowerCase()
  const pattern = PATTERNS[field]
  if (!pattern?.test(text)) return undefined
  return pattern === LENGTH && /\d$/.test(text) ? `${text}px` : text
}

/** Parses an https origin, or one of this machine. Undefined if invalid. */
function baseUrl(text: string): string | undefined {
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  return /^(https:|http:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$))/.test(origin) ? origin : undefined
}

/** Parses a flat object or its JSON. Undefined if invalid. */
function metadata(value: unknown): WidgetConfig['metadata'] | undefined {
  const read = parsed(value)
  if (!isRecord(read)) return undefined
  for (const name of Object.keys(read)) if (typeof (read[name] ?? 0) === 'object') return undefined
  return read as WidgetConfig['metadata']
}

function prefill(value: unknown): Prefill | undefined {
  if (!isRecord(value)) return undefined
  const read: Record<string, string> = {}
  for (const name of Object.keys(value)) read[name] = String(value[name])
  return read
}

/** Returns the parsed JSON; the value itself if it is not JSON, such as an object. */
function parsed(value: unknown): unknown {
  try {
    return JSON.parse(value as string)
  } catch {
    return value
  }
}
