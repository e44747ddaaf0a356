import type { TFunction } from 'i18next'

/**
 * What is said of a field, in the page's language: a contract names it by a code, `too_long:60` with the most
 * characters; the API's problem documents have it in words already.
 */
export function fieldMessage(message: string, t: TFunction): string {
  const [, code, count] = /^([a-z_]+)(?::(\d+))?$/.exec(message) ?? []
  if (code === undefined) return message
  const unknown = t('terms:field_message.invalid')
  return t(`terms:field_message.${code}`, { count: Number(count), defaultValue: unknown })
}
