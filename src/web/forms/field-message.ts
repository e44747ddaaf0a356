import type { Translate } from '#ui/messages/messages.ts'

/**
 * The message of a field, in the page's language: a contract gives a code, with the number that its message names (`too_long:60`); the API's problem documents already give text.
 */
export function fieldMessage(message: string, t: Translate): string {
  const [, code, count] = /^([a-z_]+)(?::(-?\d+))?$/.exec(message) ?? []
  if (code === undefined) return message
  const unknown = t('forms:field_message.invalid')
  return t(`forms:field_message.${code}`, { count: Number(count), defaultValue: unknown })
}
