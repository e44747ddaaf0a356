import type { Frame, Page } from 'playwright-core'
import { storageKey } from '#src/widget/app/booking/booking-state.ts'
import type { Chosen } from '#src/widget/app/offer/chosen.ts'
import { loadAllWords } from '#src/widget/app/words.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import type { TripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'
import type { Language } from '../environment/environment.ts'

/** The widget's words; a missing one fails the test that uses it. */
export async function widgetMessages(language: Language) {
  const messages = await loadAllWords(language, 'Rihla')
  return (key: string, values: Record<string, string | number> = {}) => {
    if (!messages.exists(key, values)) throw new Error(`the widget has no message ${key}`)
    return messages.t(key, values)
  }
}
export type WidgetMessages = Awaited<ReturnType<typeof widgetMessages>>

/** Returns the address of the frame as a separate page, by default in English. */
export function frameAddress(site: TestSite, query: Record<string, string>): string {
  return `${site.url}/widget/frame?${new URLSearchParams({ language: 'en', ...query }).toString()}`
}

/** The first option of a trip's quote, as a tab chooses it. */
export async function chosenTrip(site: TestSite, request: TripRequest = TRIPS.rental): Promise<Chosen> {
  const { status, body } = await site.call('/trips/api/trip/quote', { body: request })
  const [option] = (body as TripQuote).options
  if (!option) throw new Error(`no option: ${status} ${JSON.stringify(body)}`)
  return { request, option, places: ['MG Road'], timeZone: 'Asia/Kolkata' }
}

/** Opens the frame with a chosen option, as after a reload. */
export async function openChosen(page: Page, address: string, chosen: Chosen): Promise<void> {
  await page.goto(address)
  await page.getByRole('contentinfo').waitFor()
  await rememberChoice(page, chosen)
  await page.reload()
}

/** The latest code that was sent to an address or a number. */
export async function codeSentTo({ database: { db } }: TestSite, to: string): Promise<string> {
  const mail = await db
    .selectFrom('mails')
    .select('subject as text')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const sms = await db
    .selectFrom('sms_messages')
    .select('text')
    .where('recipient', '=', to)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const code = /\b\d{6}\b/.exec((mail ?? sms)?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was sent to ${to}`)
  return code
}

type SignIn = { page: Page | Frame; site: TestSite; t: WidgetMessages }

/** Signs in by a code that is mailed to an address, pasted as an Arabic mail writes it: isolated, in two groups. */
export async function signInByMail({ page, site, t }: SignIn, email: string): Promise<void> {
  await page.getByText(t('sign_in:by_email'), { exact: true }).click()
  await page.getByLabel(t('sign_in:email')).fill(email)
  await page.getByRole('button', { name: t('sign_in:send') }).click()
  const field = page.getByLabel(t('sign_in:code'), { exact: true })
  await field.waitFor()
  const sent = await codeSentTo(site, email)
  await field.fill(`\u2066${inArabicDigits(`${sent.slice(0, 3)} ${sent.slice(3)}`)}\u2069`)
  await page.getByRole('button', { name: t('sign_in:sign_in') }).click()
}

function inArabicDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
}

const nowMs = () => siteClock.now().epochMilliseconds

/** Signs the browser in with a token issued by a builder; effective from the next load of the frame. */
export async function rememberToken(page: Page | Frame, bearerToken: string): Promise<void> {
  const tokens = { bearerToken, refreshToken: 'unused', expiresAt: nowMs() + 3_600_000 }
  await page.evaluate((stored) => localStorage.setItem('trips', JSON.stringify(stored)), tokens)
}

/** Makes a frame start with a chosen option at its next load. */
export async function rememberChoice(page: Page | Frame, chosen: Chosen): Promise<void> {
  const choice = { chosen, draft: {}, step: { name: 'details' }, at: nowMs() }
  const { searchParams } = new URL(page.url())
  const name = storageKey({ key: searchParams.get('key') ?? '', corpId: searchParams.get('corp') ?? '' })
  await page.evaluate(([at, stored]) => sessionStorage.setItem(at, stored), [
    name,
    JSON.stringify(choice),
  ] as const)
}

/** Blocks all storage and locks of frames, as browsers do that block third-party cookies. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: blocked })
    Object.defineProperty(document, 'cookie', {
      get: () => '',
      set(lost: string) {
        void lost
      },
    })
    if ('locks' in navigator) navigator.locks.request = async () => blocked()
  })
}
