import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { directionOf, isLanguage, type Language } from '#kernel/locale.ts'
import type { Messages } from '#ui/messages/messages.ts'
import { MessagesProvider } from '#ui/messages/messages-provider.tsx'
import { BOOT_ELEMENT, type FrameBoot, type WidgetSession } from '#domains/widget/frame-boot.contract.ts'
import { once } from '#ui/lazy-module.ts'
import { type Channel, openChannel, type WidgetTheme } from './channel/channel.ts'
import { applyTheme } from './channel/apply-theme.ts'
import { loadTabAhead } from './layout/tab-panels.tsx'
import { WidgetApp } from './widget-app.tsx'
import type { SessionEvent, Widget } from './widget-context.ts'
import { addLaterWords, loadAllWords, loadWords } from './words.ts'
import './frame.css'
import { tripsClient } from '../trips/trips-client.ts'
import { BOOKING } from './booking/booking-state.ts'
import { withLock } from './with-lock.ts'
import { browserStorage } from './browser-storage.ts'
import { frameSession } from './session.ts'
import { stepsBehindTabs } from './steps/steps-behind-tabs.ts'

/** Timeout of a backend call, in milliseconds. */
const TIMEOUT_MS = 15_000
/** Interval between checks whether the frame's session needs a refresh. */
const REFRESH_CHECK_MS = 60_000

/**
 * Returns true if the style sheet has loaded: after an error there is one too, without any rules. Counts its
 * rules, as a browser may compute no styles in a closed dialog.
 */
function isStyled(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return [...links].every(({ sheet }) => sheet !== null && sheet.cssRules.length > 0)
}

async function start() {
  const boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '') as FrameBoot
  // Renders nothing in a frame without styles: the page around it then retries.
  if (boot.origin !== '' && !isStyled()) return
  const element = document.getElementById('root')
  if (!element) return
  const root = createRoot(element)
  const [firstTab] = boot.tabs
  if (firstTab) loadTabAhead(firstTab)
  const show = applyTheme(document)
  let widget: Widget | undefined
  let words = wordsIn(boot.language, boot.productName)

  async function draw() {
    const messages = await words
    if (!widget || messages.language !== boot.language) return
    document.documentElement.lang = boot.language
    document.documentElement.dir = directionOf(boot.language)
    root.render(
      <StrictMode>
        <MessagesProvider messages={messages}>
          <WidgetApp widget={widget} />
        </MessagesProvider>
      </StrictMode>,
    )
  }

  /** Re-renders in another language; input stays, even if browser storage is disabled. */
  function speak(language: WidgetTheme['language']) {
    if (!isLanguage(language) || language === boot.language) return
    // Calls are in it from now on, and links lead to it.
    boot.language = language
    words = wordsIn(language, boot.productName).then(async (messages) => {
      await addLaterWords(messages)
      return messages
    })
    void draw()
  }

  const channel = await openChannel(boot, window, (theme) => {
    show(theme).catch(() => undefined)
    speak(theme.language)
  })
  widget = createWidget(boot, await words, channel)
  await draw()
}

/** Loads the messages of a language. Ours are complete, so the look-up code is hardly ever loaded. */
function wordsIn(language: Language, productName: string): Promise<Messages> {
  const loaded = loadWords(language, productName, (missing) => {
    lookup().then(
      (note) => note(missing),
      () => undefined,
    )
  })
  const lookup = once(async () => {
    const { lookUpMissing } = await import('#ui/missing-texts/look-up-missing.ts')
    const english = () => loadAllWords('en', productName)
    return lookUpMissing({ platform: 'widget', words: await loaded, english })
  })
  return loaded
}

void start()

/** Joins the frame's session, the calls of trips and the channel to the page. */
function createWidget(boot: FrameBoot, words: Messages, { host, notifyHost }: Channel): Widget {
  // For the developer of the host page: the frame's warnings are in the same console.
  if (boot.corpUnknown) console.warn(`${boot.productName}: xCorpId cannot be "${boot.corpId}"`)
  const listeners = new Set<(event: SessionEvent) => void>()
  const emit = (event: SessionEvent) => {
    for (const listener of listeners) listener(event)
  }
  const tabStorage = browserStorage(() => sessionStorage)
  const storage = browserStorage(() => localStorage)
  const session = frameSession({
    first: boot.session,
    renew: renewSession(boot.key),
    now: () => Date.now(),
    onOver: () => emit('frame_over'),
  })
  setInterval(() => void session.freshen(), REFRESH_CHECK_MS)
  const trips = tripsClient({
    baseUrl: `${location.origin}/trips`,
    headers: () => ({
      language: boot.language,
      ...(boot.key !== '' && { 'x-api-key': boot.key }),
      ...(session.token() !== '' && { 'x-widget-session': session.token() }),
      ...(boot.corpId !== '' && { 'x-corp-id': boot.corpId }),
    }),
    storage,
    now: () => Date.now(),
    onSignedOut() {
      tabStorage.removeAll(BOOKING)
      // In a frame, the root is the widget's own: it never navigates its host page (specification §8).
      if (boot.origin === '') location.replace('/')
      else emit('signed_out')
    },
    timeoutMs: TIMEOUT_MS,
    beforeCall: () => session.freshen(),
    alone: (work) => withLock(navigator.locks as LockManager | undefined, work),
  })
  return {
    boot,
    trips,
    behindTabs: stepsBehindTabs(words),
    notifyHost,
    host,
    tabStorage,
    outlivesPage: () => tabStorage.isLasting() && storage.isLasting(),
    follow(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Renews the current session; null: it is over. */
function renewSession(key: string) {
  return async (token: string): Promise<WidgetSession | null> => {
    const response = await fetch('/widget/session', {
      method: 'POST',
      headers: { 'x-api-key': key, 'x-widget-session': token },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 401 || response.status === 403) return null
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as WidgetSession
  }
}
