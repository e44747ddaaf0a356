// First, so that its layers are the lowest: components bring style sheets of their own.
import './style.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MessagesProvider } from '#ui/messages/messages-provider.tsx'
import type { Language } from '#kernel/locale.ts'
import { createMessages, SHELL } from '#ui/messages/messages.ts'
import { setHydrated } from '#ui/use-hydrated.ts'
import referralAr from '#web/areas/account/words/ar/referral.json' with { type: 'json' }
import referralEn from '#web/areas/account/words/en/referral.json' with { type: 'json' }
import shellAr from '#web/shell/words/ar/shell.json' with { type: 'json' }
import referralFr from '#web/areas/account/words/fr/referral.json' with { type: 'json' }
import shellEn from '#web/shell/words/en/shell.json' with { type: 'json' }
import shellFr from '#web/shell/words/fr/shell.json' with { type: 'json' }
import { ComponentsPage } from './components-page.tsx'
import ar from './words/ar/components.json' with { type: 'json' }
import en from './words/en/components.json' with { type: 'json' }
import fr from './words/fr/components.json' with { type: 'json' }

/** The page's own words, and those that components of `src/ui` speak with. */
const texts = {
  en: { components: en, referral: referralEn, [SHELL]: shellEn },
  ar: { components: ar, referral: referralAr, [SHELL]: shellAr },
  fr: { components: fr, referral: referralFr, [SHELL]: shellFr },
}

function start() {
  const language = document.documentElement.lang as Language
  const messages = createMessages({ language, productName: document.title, texts: texts[language] })
  // No server has rendered it.
  setHydrated()
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <MessagesProvider messages={messages}>
        <ComponentsPage />
      </MessagesProvider>
    </StrictMode>,
  )
}

start()
