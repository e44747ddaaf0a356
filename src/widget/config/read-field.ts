import {
  WIDGET_DEFAULTS,
  WIDGET_MODES,
  WIDGET_SCHEMES,
  type Prefill,
  type WidgetConfig,
} from '#domains/widget/widget-config.contract.ts'
import { isRecord } from '../messages/messages.ts'

/** Reads a text; undefined: it is of no use. */
type TextReader = (text: string) => string | undefined

/** A length of CSS; a bare number is of pixels. */
const LENGTH = /^\d{1,5}(\.\d{1,4})?(px|r?em|ch|%|[dsl]?v[wh])?$/

const TEXTS: Readonly<Record<string, TextReader>> = {
  xCorpId: atMost(60),
  marginTop: length,
  width: length,
  baseUrl,
  primaryColor: (text) => (/^#([\da-f]{3}){1,2}$/i.test(text) ? text : undefined),
  apiKey: atMost(100),
  language: (text) => oneOf(['en', 'ar'])(text.slice(0, 2)),
  mode: oneOf(WIDGET_MODES),
  scheme: oneOf(WIDGET_SCHEMES),
  partnerCode: atMost(60),
  subId: atMost(120),
}

/** A field's value as a page gives it, an attribute's text mostly; undefined: it is of no use. */
export function readField(field: keyof WidgetConfig, value: unknown): unknown {
  if (field === 'metadata') return metadata(value)
  if (field === 'prefill') return prefill(value)
  if (typeof value === 'object') return undefined
  const text = `${value as string | number}`.trim()
  if (WIDGET_DEFAULTS[field] === !!WIDGET_DEFAULTS[field])
    return text === 'true' || (text === 'false' ? false : undefined)
  return TEXTS[field]?.(text)
}

function atMost(characters: number): TextReader {
  return (text) => (text.length > characters ? undefined : text)
}

function length(text: string): string | undefined {
  const [read, , unit] = LENGTH.exec(text) ?? []
  return read && read + (unit ? '' : 'px')
}

/** An origin of https, or of this machine. */
function baseUrl(text: string): string | undefined {
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  return /^(https:|http:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$))/.test(origin) ? origin : undefined
}

function oneOf(words: readonly string[]): TextReader {
  return (text) => {
    for (const word of words) if (word === text) return word
    return undefined
  }
}

/** A flat object or its JSON. */
function metadata(value: unknown): WidgetConfig['metadata'] | undefined {
  const read = typeof value === 'string' ? parsed(value) : value
  if (!isRecord(read)) return undefined
  for (const name of Object.keys(read)) if (typeof (read[name] ?? 0) === 'object') return undefined
  return { ...read } as WidgetConfig['metadata']
}

function prefill(value: unknown): Prefill | undefined {
  if (!isRecord(value)) return undefined
  const read: Record<string, string> = {}
  for (const name of Object.keys(value)) read[name] = String(value[name])
  return read
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
