import type { Subscriber } from './newsletter.contract.ts'

const COLUMNS = [
  'subscription_id',
  'email',
  'lang_id',
  'confirmed_at',
  'leave_page',
  'one_click',
] as const satisfies readonly (keyof Subscriber)[]

/** Returns the CSV records of subscribers, after a header row. */
export function subscriberRecords(items: readonly Subscriber[]): (string | number)[][] {
  return [[...COLUMNS], ...items.map((item) => COLUMNS.map((name) => item[name]))]
}
