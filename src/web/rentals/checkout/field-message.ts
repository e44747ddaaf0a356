import type { TFunction } from 'i18next'

/**
 * A field's message in the page's language. Messages are written in English, those of specification §5 word for
 * word, in the contracts; a catalogue entry named by the whole message translates it.
 */
export function fieldMessage(message: string, t: TFunction): string {
  const longest = /^At most (\d+) characters/.exec(message)
  if (longest) return t('terms:field_message.max', { count: Number(longest[1]) })
  return t(`terms:field_message.${message}`, { defaultValue: message })
}
