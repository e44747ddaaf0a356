import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createMessages } from '#ui/messages/messages.ts'
import { MessagesProvider } from '#ui/messages/messages-provider.tsx'
import { InstantText } from './instant-text.tsx'

test('an instant with a zone is on the clock of that place, not of the reader’s machine', () => {
  const text = renderToStaticMarkup(
    <MessagesProvider messages={createMessages({ language: 'en', productName: 'Rihla' })}>
      <InstantText value="2027-03-01T21:30:00Z" timeZone="Asia/Dubai" />
    </MessagesProvider>,
  )
  expect(text).toMatch(/2 Mar 2027.*01:30/)
})
