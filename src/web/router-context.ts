import type { i18n } from 'i18next'
import { RouterContextProvider } from 'react-router'
import { messagesContext, storeContext } from './page.ts'
import type { SiteStore } from './store.ts'

/** What the pages' loaders work with. */
export function routerContext(store: SiteStore, messages: i18n): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  context.set(messagesContext, messages)
  return context
}
