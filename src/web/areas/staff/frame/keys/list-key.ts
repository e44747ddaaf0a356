/** Command of a shortcut in a list. */
export type ListKey = 'next' | 'previous' | 'act' | 'choose' | 'help'

/** Physical keys, as an Arabic layout has other letters there. */
const PLACES: Readonly<Record<string, ListKey>> = {
  KeyJ: 'next',
  KeyK: 'previous',
  KeyE: 'act',
  KeyX: 'choose',
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>

/** Returns the command of a key. Null if it belongs to the browser or the user is typing. */
export function listKeyOf(pressed: Pressed, typing: boolean): ListKey | null {
  if (typing || pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing) return null
  if (pressed.key === '?' || pressed.key === '؟') return 'help'
  return pressed.shiftKey ? null : (PLACES[pressed.code] ?? null)
}
