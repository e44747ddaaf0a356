import type { Translate } from '#ui/messages/messages.ts'

/**
 * Returns the message of a field, in the page's language: a contract's error is a code, with the number in
 * its message (`too_long:60`); problem documents of the API are already text.
 */
export function fieldMessage(message: string, t: Translate): string {
  const [, code, count] = /^([a-z_]+)(?::(-?\d+))?$/.exec(message) ?? []
  if (code === undefined) return message
  const unknown = t('forms:field_message.invalid')
  return t(`forms:field_message.${code}`, { count: Number(count), defaultValue: unknown })
}
