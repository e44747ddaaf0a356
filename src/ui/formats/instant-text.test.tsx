import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { InstantText } from './instant-text.tsx'

test('an instant with a zone is on the clock of that place, not of the reader’s machine', async () => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en' })
  const text = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <InstantText value="2027-03-01T21:30:00Z" timeZone="Asia/Dubai" />
    </I18nextProvider>,
  )
  expect(text).toMatch(/2 Mar 2027.*01:30/)
})
