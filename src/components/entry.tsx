// First, so that its layers are the lowest: components bring style sheets of their own.
import './style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import type { Language } from '#kernel/locale.ts'
import { createMessages, SHELL } from '#ui/create-messages.ts'
import { setHydrated } from '#ui/use-hydrated.ts'
import referralAr from '#web/areas/account/words/ar/referral.json' with { type: 'json' }
import referralEn from '#web/areas/account/words/en/referral.json' with { type: 'json' }
import shellAr from '#web/shell/words/ar/shell.json' with { type: 'json' }
import shellEn from '#web/shell/words/en/shell.json' with { type: 'json' }
import { ComponentsPage } from './components-page.tsx'
import ar from './words/ar/components.json' with { type: 'json' }
import en from './words/en/components.json' with { type: 'json' }

/** The page's own words, and those that components of `src/ui` speak with. */
const resources = {
  en: { components: en, referral: referralEn, [SHELL]: shellEn },
  ar: { components: ar, referral: referralAr, [SHELL]: shellAr },
}

async function start() {
  const language = document.documentElement.lang as Language
  const messages = await createMessages({ language, productName: document.title, resources })
  // No server has rendered it.
  setHydrated()
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <I18nextProvider i18n={messages}>
        <ComponentsPage />
      </I18nextProvider>
    </StrictMode>,
  )
}

void start()
