import { getProviders, SessionProvider, signIn, signOut, useSession } from 'next-auth/react'
import { createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

// A page as another team would write it on next-auth 4, bundled and served by its test.

/** Events of this tab, in order: messages of other tabs, and changes of the session. */
const events: string[] = []
addEventListener('storage', ({ key }) => events.push(`storage ${key}`))

function Session() {
  const required = location.search === '?required'
  const { status, data, update } = useSession({ required })
  const name = data?.user?.name ?? ''
  useEffect(() => {
    events.push(`${status} ${name}`.trim())
  }, [status, name])
  Object.assign(window, { client: { getProviders, signIn, signOut, update, session: data }, events })
  return createElement('output', null, status)
}

const root = document.getElementById('root')
// Without refetching on focus, only another tab's message makes it reload the session.
if (root)
  createRoot(root).render(
    // oxlint-disable-next-line react/no-children-prop -- its props name them as required
    createElement(SessionProvider, { refetchOnWindowFocus: false, children: createElement(Session) }),
  )
