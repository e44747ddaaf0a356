import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { directionOf, isLanguage, type Language } from '#kernel/locale.ts'
import type { Messages } from '#ui/messages/messages.ts'
import { MessagesProvider } from '#ui/messages/messages-provider.tsx'
import { BOOT_ELEMENT, type FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import { once } from '#ui/lazy-module.ts'
import { openChannel, type WidgetTheme } from './channel/channel.ts'
import { applyTheme } from './channel/apply-theme.ts'
import { createWidget } from './create-widget.ts'
import { loadTabAhead } from './layout/tab-panels.tsx'
import { WidgetApp } from './widget-app.tsx'
import type { Widget } from './widget-context.ts'
import { addLaterWords, loadAllWords, loadWords } from './words.ts'
import './frame.css'

/**
 * Returns true if the style sheet has come: after an error there is one too, without any rules. Its rules are counted,
 * as a browser may compute no styles in a dialog that is closed.
 */
function isStyled(): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  return [...links].every(({ sheet }) => sheet !== null && sheet.cssRules.length > 0)
}

async function start() {
  const boot = JSON.parse(document.getElementById(BOOT_ELEMENT)?.textContent ?? '') as FrameBoot
  // Unstyled it is of no use in a frame: it stays silent, and the page around it tries again.
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

  /** Re-renders in another language: input stays, even where the browser stores nothing. */
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
