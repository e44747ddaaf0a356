import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { ClickConsent } from '#domains/partners/links/partner-click.contract.ts'
import { Button } from '#ui/button.tsx'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '../page-link.tsx'
import { needsConsent } from './needs-consent.ts'
import type { Language } from '#kernel/locale.ts'
import { countryOfLanguage, countryStorage, followCountry, readCountry } from '#web/app/visitor-country.ts'

/**
 * For visitors from a partner's link: requests consent to remember it for 30 days if the law requires that,
 * otherwise remembers it. Overlays the page, so that nothing moves, and takes no focus.
 */
export function PartnerMemory() {
  const { t } = useTranslation('shell')
  const { productName, language, knowsNetworks } = useSite()
  const [isOpen, setOpen] = useState(false)
  const card = useRef<HTMLElement>(null)
  useEffect(
    () =>
      detectCountry({ productName, language, knowsNetworks }, (country) => {
        if (needsConsent(country)) setOpen(true)
        else void send('not_asked')
      }),
    [productName, language, knowsNetworks],
  )
  if (!isOpen) return null

  const answer = (answered: ClickConsent) => {
    void send(answered)
    // Moves the focus to the page without scrolling, as the focused button disappears.
    if (card.current?.contains(document.activeElement))
      document.getElementById('content')?.focus({ preventScroll: true })
    setOpen(false)
  }
  return (
    <aside
      ref={card}
      aria-label={t('partner_memory.title')}
      className="fixed inset-x-3 bottom-3 z-40 rounded-card border border-line bg-paper p-4 text-sm text-ink shadow-floating sm:inset-e-auto sm:w-96 lg:inset-e-16 lg:flex lg:w-auto lg:items-center lg:gap-6 lg:py-2 print:hidden"
    >
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('partner_memory.title')}</p>
        <p className="mt-1 text-ink-soft lg:mt-0">
          {t('partner_memory.text')}{' '}
          <PageLink to="/privacy-policy#cookies" className="underline underline-offset-4">
            {t('partner_memory.more')}
          </PageLink>
        </p>
      </div>
      <div className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:shrink-0">
        <Button variant="second" onClick={() => answer('yes')} className="grow">
          {t('partner_memory.yes')}
        </Button>
        <Button variant="second" onClick={() => answer('no')} className="grow">
          {t('partner_memory.no')}
        </Button>
      </div>
    </aside>
  )
}

/** If the request fails, the question appears again on the next page. */
async function send(answer: ClickConsent): Promise<void> {
  await fetch('/api/partner-click', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
    keepalive: true,
  }).catch(() => undefined)
}

/** A guess by the network that comes later is not waited for. */
const GUESS_MS = 4000

type Visitor = { productName: string; language: Language; knowsNetworks: boolean }

/**
 * Detects the visitor's country once: the known one, else the network's as soon as it is guessed, else the language's.
 */
function detectCountry(
  { productName, language, knowsNetworks }: Visitor,
  onCountry: (country: string) => void,
): () => void {
  const known = () => readCountry(countryStorage(), productName)?.code
  const stop = () => {
    clearTimeout(timer)
    unfollow()
  }
  const settle = () => {
    stop()
    onCountry(known() ?? countryOfLanguage(language))
  }
  const timer = setTimeout(settle, knowsNetworks && known() === undefined ? GUESS_MS : 0)
  const unfollow = followCountry(settle)
  return stop
}
