/** Stripe's own script, as far as the checkout uses it (docs.stripe.com/js): only it reads the card. */
export type StripeScript = {
  elements(options: { locale: string }): { create(kind: 'card', options: object): StripeCardElement }
  createPaymentMethod(card: {
    type: 'card'
    card: StripeCardElement
    billing_details?: { name: string; email: string }
  }): Promise<{ paymentMethod?: { id: string }; error?: { message?: string } }>
}

export type StripeCardElement = { mount(box: HTMLElement): void; destroy(): void; focus(): void }

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript
  }
}

const ADDRESS = 'https://js.stripe.com/v3/'

let loading: Promise<void> | null = null

/** Loads the script from Stripe's own address, as Stripe requires; the next call retries after a failure. */
export async function loadStripe(publishableKey: string): Promise<StripeScript> {
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
