import type { Subscriber } from './newsletter.contract.ts'

const COLUMNS = [
  'subscription_id',
  'email',
  'lang_id',
  'confirmed_at',
  'leave_page',
  'one_click',
] as const satisfies readonly (keyof Subscriber)[]

/** Subscribers as CSV with a header row (RFC 4180). */
export function subscribersCsv(items: readonly Subscriber[]): string {
  const rows = items.map((item) => COLUMNS.map((name) => quoted(String(item[name]))).join(','))
  return [COLUMNS.join(','), ...rows, ''].join('\r\n')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
