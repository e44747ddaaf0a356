import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import type { HostedCard } from '../hosted-card.ts'

type StripeCard = HostedCard & {
  /** Ref callback of the element that Stripe draws its field in. */
  placeIn: (box: HTMLDivElement | null) => void
  /** Error of the card, in the page's language. */
  fault: string | null
  focus: () => void
}

/** Returns the card in Stripe's own field. */
export function useStripeCard(publicKey: string): StripeCard {
  const { t } = useTranslation('checkout')
  const { language } = useSite()
  const box = useRef<HTMLDivElement | null>(null)
  const drawn = useRef<{ stripe: StripeScript; element: StripeCardElement } | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const draw = useCallback(async () => {
    if (drawn.current || !box.current) return
    const stripe = await loadStripe(publicKey)
    if (!box.current) return
    const { color, fontFamily, fontSize } = getComputedStyle(box.current)
    const style = { base: { color, fontFamily, fontSize } }
    const element = stripe.elements({ locale: language }).create('card', { style, hidePostalCode: true })
    element.mount(box.current)
    drawn.current = { stripe, element }
  }, [publicKey, language])

  useEffect(() => {
    draw().catch(() => setFault(t('card.unreachable')))
    return () => {
      drawn.current?.element.destroy()
      drawn.current = null
    }
  }, [draw, t])

  const placeIn = useCallback((placed: HTMLDivElement | null) => {
    box.current = placed
  }, [])

  return {
    placeIn,
    fault,
    focus: () => drawn.current?.element.focus(),
    async take(holder) {
      setFault(null)
      await draw().catch(() => null)
      if (!drawn.current) {
        setFault(t('card.unreachable'))
        return null
      }
      const { stripe, element } = drawn.current
      const billing = holder && { name: `${holder.first_name} ${holder.last_name}`, email: holder.email }
      const taken = await stripe
        .createPaymentMethod({ type: 'card', card: element, ...(billing && { billing_details: billing }) })
        .catch(() => null)
      if (taken?.paymentMethod) return taken.paymentMethod.id
      setFault(taken?.error?.message ?? t('card.unreachable'))
      element.focus()
      return null
    },
  }
}

/** Stripe's own script, as far as the checkout uses it (docs.stripe.com/js): only it reads the card. */
type StripeScript = {
  elements(options: { locale: string }): { create(kind: 'card', options: object): StripeCardElement }
  createPaymentMethod(card: {
    type: 'card'
    card: StripeCardElement
    billing_details?: { name: string; email: string }
  }): Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>
}

type StripeCardElement = { mount(box: HTMLElement): void; destroy(): void; focus(): void }

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript
  }
}

const ADDRESS = 'https://js.stripe.com/v3/'

let loading: Promise<void> | null = null

/** Loads the script from Stripe's own address, as Stripe requires; the next call retries after a failure. */
async function loadStripe(publishableKey: string): Promise<StripeScript> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  await loading
  if (!window.Stripe) throw new Error('Stripe’s script came and is not there')
  return window.Stripe(publishableKey)
}

function load(): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script')
    script.src = ADDRESS
    script.addEventListener('load', () => loaded())
    script.addEventListener('error', () => {
      script.remove()
      failed(new Error('Stripe’s script did not come'))
    })
    document.head.append(script)
  })
}
