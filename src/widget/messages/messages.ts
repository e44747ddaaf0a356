import {
  PROTOCOL_VERSION,
  type Prefill,
  type WidgetScheme,
  type WidgetTab,
} from '#domains/widget/widget-config.contract.ts'

/** The frame's first word, posted to the page's own origin until it is answered. */
export type Hello = { rihla: 'hello'; v: number; id: string }

/**
 * The page's answer, posted with a `MessagePort` to the frame's origin. All other messages use the port,
 * including a repeated welcome after a change of colours or language.
 */
export type Welcome = {
  rihla: 'welcome'
  v: number
  id: string
  primaryColor: string
  scheme: WidgetScheme
  /** If empty, or missing from older loaders: the language of the frame's address. */
  language?: string
  prefill: Prefill
  partnerCode: string
  subId: string
  metadata: Record<string, string | number | boolean | null>
}

/** A message from the frame, through the port. Heights are CSS pixels, amounts integer minor units. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'tab'; tab: WidgetTab }
  | { type: 'search'; tab: WidgetTab; category: number }
  | { type: 'quote'; category: number; options: number }
  | { type: 'booking'; reference: string; tripId: string; total: { amount: number; currency: string } }
  | { type: 'analytics'; event: string; fields: Record<string, string | number | boolean> }
  | { type: 'error'; code: string }
  /** Requests that the page opens an address on our own origin: to pay by card, or to search for a car. */
  | { type: 'navigate'; url: string }
  /** Escape was pressed in the frame, and no element in it handled the key: a surrounding dialog closes. */
  | { type: 'close' }

/** Returns true if a message is the hello of the frame with an id. */
export function isHello(message: unknown, id: string): boolean {
  return isRecord(message) && message['rihla'] === 'hello' && isVersion(message['v']) && message['id'] === id
}

export function readWelcome(message: unknown): Welcome | null {
  return isRecord(message) &&
    message['rihla'] === 'welcome' &&
    isVersion(message['v']) &&
    isText(message['id']) &&
    isRecord(message['prefill']) &&
    isRecord(message['metadata']) &&
    isText(message['primaryColor']) &&
    isText(message['scheme']) &&
    isText(message['partnerCode']) &&
    isText(message['subId'])
    ? (message as Welcome)
    : null
}

/** A page's script may be older than the frame: it takes tabs and codes that it does not know. */
type Fields = Readonly<Record<string, (value: unknown) => boolean>>

const FRAME_MESSAGES: Readonly<Record<FrameMessage['type'], Fields>> = {
  ready: {},
  height: { height: isCount },
  tab: { tab: isText },
  search: { tab: isText, category: isCount },
  quote: { category: isCount, options: isCount },
  booking: {
    reference: isText,
    tripId: isText,
    total: (total) => isRecord(total) && isCount(total['amount']) && isText(total['currency']),
  },
  analytics: { event: isText, fields: isRecord },
  error: { code: isText },
  navigate: { url: isText },
  close: {},
}

/** Parses a message of the frame; null if unknown to this version or malformed. */
export function readFrameMessage(message: unknown): FrameMessage | null {
  if (!isRecord(message) || !Object.hasOwn(FRAME_MESSAGES, message['type'] as string)) return null
  const fields = FRAME_MESSAGES[message['type'] as FrameMessage['type']]
  for (const name of Object.keys(fields)) if (!fields[name]?.(message[name])) return null
  return message as FrameMessage
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 2000
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0
}

function isVersion(value: unknown): boolean {
  return value === PROTOCOL_VERSION
}
