import type { Messages } from '#ui/messages/messages.ts'
import { RouterContextProvider } from 'react-router'
import { messagesContext, siteContext, storeContext } from './page.ts'
import type { Site } from './site.tsx'
import type { SiteStore } from './store.ts'

/** Returns the context of the pages' loaders and actions. */
export function routerContext(site: Site, store: SiteStore, messages: Messages): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  context.set(messagesContext, messages)
  context.set(siteContext, site)
  return context
}
