import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { type Messages, SHELL, type Translate } from './messages.ts'

const MessagesContext = createContext<{ messages: Messages } | null>(null)

/** Gives messages to the components below; draws them again when texts were replaced. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const version = useSyncExternalStore(messages.follow, messages.version, messages.version)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new value draws again
  const value = useMemo(() => ({ messages }), [messages, version])
  return <MessagesContext value={value}>{children}</MessagesContext>
}

/** The messages around a component, and the texts of a namespace; another stands before the key (`namespace:key`). */
export function useTranslation(namespace = SHELL): { t: Translate; messages: Messages } {
  const given = use(MessagesContext)
  if (!given) throw new Error('no messages around this component')
  return { t: given.messages.translate(namespace), messages: given.messages }
}
