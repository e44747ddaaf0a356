import type { Messages } from '#ui/messages/messages.ts'
import type { ReactNode } from 'react'
import { MessagesProvider } from '#ui/messages/messages-provider.tsx'
import { Provider } from 'react-redux'
import { directionOf } from '#kernel/locale.ts'
import { SiteContext, type Site } from './site.tsx'
import type { SiteStore } from './store.ts'
import { useEarlyInput } from '#ui/fields/early-input.ts'

type AppProps = { site: Site; store: SiteStore; messages: Messages; children: ReactNode }

/** The whole document, the same on the server and in the browser; `children` is the router. */
export function App({ site, store, messages, children }: AppProps) {
  useEarlyInput()
  return (
    <html lang={site.language} dir={directionOf(site.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0B3C49" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <SiteContext value={site}>
          <Provider store={store}>
            <MessagesProvider messages={messages}>{children}</MessagesProvider>
          </Provider>
        </SiteContext>
      </body>
    </html>
  )
}
