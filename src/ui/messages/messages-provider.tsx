import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { type Messages, SHELL, type Translate } from './messages.ts'

const MessagesContext = createContext<{ messages: Messages } | null>(null)

/** Provides messages to the components below; re-renders them when texts are replaced. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const version = useSyncExternalStore(messages.follow, messages.version, messages.version)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new value draws again
  const value = useMemo(() => ({ messages }), [messages, version])
  return <MessagesContext value={value}>{children}</MessagesContext>
}

/** Returns the messages in context and the texts of a namespace; a key can name another one (`namespace:key`). */
export function useTranslation(namespace = SHELL): { t: Translate; messages: Messages } {
  const context = use(MessagesContext)
  if (!context) throw new Error('no messages around this component')
  return { t: context.messages.translate(namespace), messages: context.messages }
}
