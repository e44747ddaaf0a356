/** What a key does in a list of the staff. */
export type ListKey = 'next' | 'previous' | 'act' | 'choose' | 'help'

/** By the place of the key: an Arabic keyboard has other letters there. */
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

/** Null: the key is the browser's, or somebody types. */
export function listKeyOf(pressed: Pressed, typing: boolean): ListKey | null {
  if (typing || pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.isComposing) return null
  if (pressed.key === '?' || pressed.key === '؟') return 'help'
  return pressed.shiftKey ? null : (PLACES[pressed.code] ?? null)
}
